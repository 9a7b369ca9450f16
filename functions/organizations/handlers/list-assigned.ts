import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { pageOfTakers, toAssigned } from '../use-cases/assignees.ts';
import { assignmentOf } from '../use-cases/assignments.ts';
import { cursorOf, placeOf } from '../use-cases/member-list.ts';

export const handler = permittedEndpoint(
  organizations.listAssigned,
  async ({ params: { id, assignmentId }, query: { state, limit, cursor } }) => {
    const assignment = await assignmentOf(id, assignmentId);
    const { takers, next } = await pageOfTakers(assignment, { state, limit, after: placeOf(cursor) });
    const shown = await toAssigned(assignment, takers);
    return { people: shown.map(({ person }) => person), nextCursor: cursorOf(next) };
  },
);
