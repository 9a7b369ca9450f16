import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { listMembers } from '../_data/memberships.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(organizations.listDepartments, async ({ organization: { id } }) => {
  const [departments, members] = await Promise.all([listDepartments(id), listMembers(id)]);
  return {
    departments: departments.map((department) => ({
      ...department,
      members: members.filter(({ departmentId }) => departmentId === department.id).length,
    })),
  };
});
