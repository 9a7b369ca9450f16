import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { editDepartment } from '../_organizations/departments.ts';

export const handler = permittedEndpoint(
  organizations.saveDepartment,
  async ({ organization, query: { id }, body, user }) => {
    await editDepartment(organization.id, { ...body, id }, user.id);
  },
);
