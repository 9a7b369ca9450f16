import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { dashboardOf } from '../_organizations/dashboard.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationDashboard,
  async ({ organization, membership }) => dashboardOf(organization, membership),
);
