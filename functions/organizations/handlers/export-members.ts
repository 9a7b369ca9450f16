import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listDepartments } from '../model/departments.ts';
import { listMembers } from '../model/memberships.ts';
import { csvFile } from '../use-cases/csv-file.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { createMemberFilter } from '../use-cases/member-list.ts';
import { toDepartmentNames, toMemberAnswers } from '../model/members.ts';

export const handler = permittedEndpoint(organizations.exportMembers, async ({ organization, query }) => {
  const { id, slug } = organization;
  const [members, departments] = await Promise.all([listMembers(id), listDepartments(id)]);
  const people = await toMemberAnswers(
    members.filter(createMemberFilter(query)),
    toDepartmentNames(departments),
  );
  const rows = people.map(({ name, email, role, department, since }) => [
    name,
    email ?? '',
    role,
    department?.name ?? '',
    since,
  ]);
  return csvFile(`${slug}-members`, [['name', 'email', 'role', 'department', 'since'], ...rows]);
});
