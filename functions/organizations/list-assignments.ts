import { organizations } from '@quizhall/shared/contract/organizations';
import { pageOfAssignments } from '../_data/assignments.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { countedAssignments, toAssignments } from '../_organizations/assignments.ts';
import { BY_MOMENT, cursorOf, placeOf } from '../_organizations/member-list.ts';
import { now } from '../_platform/clock.ts';

export const handler = permittedEndpoint(
  organizations.listAssignments,
  async ({ organization: { id, settings }, query: { time, limit, cursor } }) => {
    const page = await pageOfAssignments(id, { time, now: now(), limit, after: placeOf(cursor, BY_MOMENT) });
    return {
      assignments: await toAssignments(id, await countedAssignments(id, page.assignments)),
      timezone: settings.timezone,
      nextCursor: cursorOf(page.next),
    };
  },
);
