import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { getDepartmentSizes } from '../_data/organization-sizes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(organizations.listDepartments, async ({ organization: { id } }) => {
  const [departments, sizes] = await Promise.all([listDepartments(id), getDepartmentSizes(id)]);
  return {
    departments: departments.map((department) => ({ ...department, members: sizes[department.id] ?? 0 })),
  };
});
