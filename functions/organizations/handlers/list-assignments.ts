import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listAssignments } from '../model/assignments.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { countedAssignments, toAssignments } from '../use-cases/assignments.ts';
import { BY_MOMENT, cursorOf, placeOf } from '../use-cases/member-list.ts';
import { now } from '../../platform/clock.ts';

export const handler = permittedEndpoint(
  organizations.listAssignments,
  async ({ organization: { id, settings }, query: { time, limit, cursor } }) => {
    const page = await listAssignments(id, { time, now: now(), limit, after: placeOf(cursor, BY_MOMENT) });
    return {
      assignments: await toAssignments(id, await countedAssignments(id, page.assignments)),
      timezone: settings.timezone,
      nextCursor: cursorOf(page.next),
    };
  },
);
