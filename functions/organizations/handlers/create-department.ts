import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { addDepartment } from '../use-cases/departments.ts';

export const handler = permittedEndpoint(
  organizations.createDepartment,
  async ({ organization: { id }, body, user }) => ({
    department: { ...(await addDepartment(id, body, user.id)), members: 0 },
  }),
);
