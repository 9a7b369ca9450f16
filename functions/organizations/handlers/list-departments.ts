import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listDepartments } from '../model/departments.ts';
import { getDepartmentSizes } from '../model/department-sizes.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(organizations.listDepartments, async ({ organization: { id } }) => {
  const [departments, sizes] = await Promise.all([listDepartments(id), getDepartmentSizes(id)]);
  return {
    departments: departments.map((department) => ({ ...department, members: sizes[department.id] ?? 0 })),
  };
});
