import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { removeDepartment } from '../use-cases/departments.ts';

export const handler = permittedEndpoint(
  organizations.deleteDepartment,
  async ({ organization, query: { id, reassignTo }, user }) => ({
    moved: await removeDepartment(organization.id, { id, reassignTo }, user.id),
  }),
);
