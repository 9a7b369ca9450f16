import { organizations } from '@quizhall/shared/contract/organizations';
import { endpoint } from '../_http/endpoint.ts';
import { cursorOf, placeOf } from '../_organizations/member-list.ts';
import { ownAssignments } from '../_organizations/own-assignments.ts';

export const handler = endpoint(
  organizations.listOwnAssignments,
  async ({ user, query: { show, limit, cursor } }) => {
    const { next, ...page } = await ownAssignments(user.id, { show, limit, after: placeOf(cursor) });
    return { ...page, nextCursor: cursorOf(next) };
  },
);
