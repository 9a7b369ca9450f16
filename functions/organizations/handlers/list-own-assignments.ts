import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { endpoint } from '../../http/endpoint.ts';
import { cursorOf, placeOf } from '../use-cases/member-list.ts';
import { ownAssignments } from '../use-cases/own-assignments.ts';

export const handler = endpoint(
  organizations.listOwnAssignments,
  async ({ user, query: { show, limit, cursor } }) => {
    const { next, ...page } = await ownAssignments(user.id, { show, limit, after: placeOf(cursor) });
    return { ...page, nextCursor: cursorOf(next) };
  },
);
