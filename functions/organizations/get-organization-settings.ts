import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { planOf, toSettings } from '../_organizations/view.ts';

export const handler = permittedEndpoint(organizations.getOrganizationSettings, async ({ organization }) => ({
  settings: toSettings(organization, await planOf(organization.id)),
}));
