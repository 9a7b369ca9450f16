import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOrganizationPlan, toOrganizationSettings } from '../model/organization-view.ts';

export const handler = permittedEndpoint(organizations.getOrganizationSettings, async ({ organization }) => ({
  settings: toOrganizationSettings(organization, await getOrganizationPlan(organization.id)),
}));
