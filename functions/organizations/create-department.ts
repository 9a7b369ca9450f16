import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { addDepartment } from '../_organizations/departments.ts';

export const handler = permittedEndpoint(
  organizations.createDepartment,
  async ({ organization: { id }, body, user }) => ({
    department: { ...(await addDepartment(id, body, user.id)), members: 0 },
  }),
);
