import { organizations } from '@quizhall/shared/contract/organizations';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { membersOf, takersOf, toAssigned } from '../_organizations/assigned.ts';
import { assignmentOf } from '../_organizations/assignments.ts';
import { csvFile } from '../_organizations/csv-file.ts';

const HEAD = ['name', 'email', 'department', 'status', 'finished'];

export const handler = permittedEndpoint(
  organizations.exportAssigned,
  async ({ organization: { id, slug }, membership, params: { assignmentId } }) => {
    const assignment = await assignmentOf(id, assignmentId);
    const takers = await takersOf(assignment, await membersOf(assignment));
    const sorted = takers.toSorted(
      (a, b) => Number(a.attempt !== undefined) - Number(b.attempt !== undefined),
    );
    // Addresses are for whoever writes to people by them.
    const manages = may(organizationRoles(membership), 'organization.manage');
    const rows = (await toAssigned(assignment, sorted)).map(({ person, email }) => [
      person.name,
      (manages && email) || '',
      person.department?.name ?? '',
      person.doneAt === undefined ? 'open' : person.late ? 'late' : 'done',
      person.doneAt ?? '',
    ]);
    return csvFile(`${slug}-assignment`, [HEAD, ...rows]);
  },
);
