import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getDashboard } from '../use-cases/dashboard.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationDashboard,
  async ({ organization, membership }) => getDashboard(organization, membership),
);
