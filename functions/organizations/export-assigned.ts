import { organizations } from '@quizhall/shared/contract/organizations';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { membersOf, takersOf, toAssigned } from '../_organizations/assigned.ts';
import { STATE_NAMES } from '../_organizations/assignment-states.ts';
import { assignmentOf } from '../_organizations/assignments.ts';
import { csvFile } from '../_organizations/csv-file.ts';

const HEAD = ['name', 'email', 'department', 'status', 'done', 'late', 'finished', 'score'];

export const handler = permittedEndpoint(
  organizations.exportAssigned,
  async ({ organization: { id, slug }, membership, params: { assignmentId } }) => {
    const assignment = await assignmentOf(id, assignmentId);
    const takers = await takersOf(assignment, await membersOf(assignment));
    const sorted = takers.toSorted(
      (a, b) => Number(a.attempt !== undefined) - Number(b.attempt !== undefined),
    );
    // Email addresses are for owner and admins only.
    const manages = may(organizationRoles(membership), 'organization.manage');
    const rows = (await toAssigned(assignment, sorted)).map(({ person, email }) => [
      person.name,
      (manages && email) || '',
      person.department?.name ?? '',
      STATE_NAMES[person.state],
      person.doneAt === undefined ? 'no' : 'yes',
      person.late ? 'yes' : 'no',
      person.doneAt ?? '',
      person.score === undefined ? '' : String(person.score),
    ]);
    return csvFile(`${slug}-assignment`, [HEAD, ...rows]);
  },
);
