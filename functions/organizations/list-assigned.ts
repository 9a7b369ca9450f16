import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { pageOfTakers, toAssigned } from '../_organizations/assigned.ts';
import { assignmentOf } from '../_organizations/assignments.ts';
import { cursorOf, placeOf } from '../_organizations/member-list.ts';

export const handler = permittedEndpoint(
  organizations.listAssigned,
  async ({ params: { id, assignmentId }, query: { state, limit, cursor } }) => {
    const assignment = await assignmentOf(id, assignmentId);
    const { takers, next } = await pageOfTakers(assignment, { state, limit, after: placeOf(cursor) });
    const shown = await toAssigned(assignment, takers);
    return { people: shown.map(({ person }) => person), nextCursor: cursorOf(next) };
  },
);
