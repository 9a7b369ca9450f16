import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { planOf, toSettings } from '../model/organization-view.ts';

export const handler = permittedEndpoint(organizations.getOrganizationSettings, async ({ organization }) => ({
  settings: toSettings(organization, await planOf(organization.id)),
}));
