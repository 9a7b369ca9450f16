import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { editDepartment } from '../use-cases/departments.ts';

export const handler = permittedEndpoint(
  organizations.saveDepartment,
  async ({ organization, query: { id }, body, user }) => {
    await editDepartment(organization.id, { ...body, id }, user.id);
  },
);
