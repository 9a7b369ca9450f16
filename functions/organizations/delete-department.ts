import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { removeDepartment } from '../_organizations/departments.ts';

export const handler = permittedEndpoint(
  organizations.deleteDepartment,
  async ({ organization, query: { id, reassignTo }, user }) => ({
    moved: await removeDepartment(organization.id, { id, reassignTo }, user.id),
  }),
);
