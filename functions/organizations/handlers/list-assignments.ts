import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listAssignments } from '../model/assignments.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listCountedAssignments, toAssignmentAnswers } from '../use-cases/assignments.ts';
import { INSTANT_POSITION, encodeCursor, decodeCursor } from '../use-cases/member-list.ts';
import { now } from '../../platform/clock.ts';

export const handler = permittedEndpoint(
  organizations.listAssignments,
  async ({ organization: { id, settings }, query: { time, limit, cursor } }) => {
    const page = await listAssignments(id, {
      time,
      now: now(),
      limit,
      after: decodeCursor(cursor, INSTANT_POSITION),
    });
    return {
      assignments: await toAssignmentAnswers(id, await listCountedAssignments(id, page.assignments)),
      timezone: settings.timezone,
      nextCursor: encodeCursor(page.next),
    };
  },
);
