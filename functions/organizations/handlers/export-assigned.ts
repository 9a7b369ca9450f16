import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listAssignees, listAssigneeProgress, toAssigneeAnswers } from '../use-cases/assignees.ts';
import { STATE_NAMES } from '../use-cases/assignment-states.ts';
import { getOwnAssignment } from '../use-cases/assignments.ts';
import { csvFile } from '../use-cases/csv-file.ts';

const HEAD = ['name', 'email', 'department', 'status', 'done', 'late', 'finished', 'score'];

export const handler = permittedEndpoint(
  organizations.exportAssigned,
  async ({ organization: { id, slug }, membership, params: { assignmentId } }) => {
    const assignment = await getOwnAssignment(id, assignmentId);
    const takers = await listAssigneeProgress(assignment, await listAssignees(assignment));
    const sorted = takers.toSorted(
      (a, b) => Number(a.attempt !== undefined) - Number(b.attempt !== undefined),
    );
    // Email addresses are for owner and admins only.
    const manages = may(organizationRoles(membership), 'organization.manage');
    const rows = (await toAssigneeAnswers(assignment, sorted)).map(({ person, email }) => [
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
