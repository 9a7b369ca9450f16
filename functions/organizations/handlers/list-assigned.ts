import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listProgressPage, toAssigneeAnswers } from '../use-cases/assignees.ts';
import { getOwnAssignment } from '../use-cases/assignments.ts';
import { encodeCursor, decodeCursor } from '../use-cases/member-list.ts';

export const handler = permittedEndpoint(
  organizations.listAssigned,
  async ({ params: { id, assignmentId }, query: { state, limit, cursor } }) => {
    const assignment = await getOwnAssignment(id, assignmentId);
    const { takers, next } = await listProgressPage(assignment, {
      state,
      limit,
      after: decodeCursor(cursor),
    });
    const shown = await toAssigneeAnswers(assignment, takers);
    return { people: shown.map(({ person }) => person), nextCursor: encodeCursor(next) };
  },
);
