import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { endpoint } from '../../http/endpoint.ts';
import { encodeCursor, decodeCursor } from '../use-cases/member-list.ts';
import { listOwnAssignments } from '../use-cases/own-assignments.ts';

export const handler = endpoint(
  organizations.listOwnAssignments,
  async ({ user, query: { show, limit, cursor } }) => {
    const { next, ...page } = await listOwnAssignments(user.id, { show, limit, after: decodeCursor(cursor) });
    return { ...page, nextCursor: encodeCursor(next) };
  },
);
