import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { listMembers } from '../_data/memberships.ts';
import { csvFile } from '../_organizations/csv-file.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { fitsFilters } from '../_organizations/member-list.ts';
import { namedDepartments, withPeople } from '../_organizations/members.ts';

export const handler = permittedEndpoint(organizations.exportMembers, async ({ organization, query }) => {
  const { id, slug } = organization;
  const [members, departments] = await Promise.all([listMembers(id), listDepartments(id)]);
  const people = await withPeople(members.filter(fitsFilters(query)), namedDepartments(departments));
  const rows = people.map(({ name, email, role, department, since }) => [
    name,
    email ?? '',
    role,
    department?.name ?? '',
    since,
  ]);
  return csvFile(`${slug}-members`, [['name', 'email', 'role', 'department', 'since'], ...rows]);
});
