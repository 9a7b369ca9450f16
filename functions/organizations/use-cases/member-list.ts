import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { foldName, type Membership } from '../model/memberships.ts';
import { AppError } from '../../platform/errors.ts';

interface Filters {
  search?: string | undefined;
  role?: OrganizationRole | undefined;
  departmentId?: string | undefined;
}

/** Returns whether a list is filtered. */
export const hasFilters = ({ search, role, departmentId }: Filters): boolean =>
  Boolean(search || role || departmentId);

/** Creates a predicate for the filters of a member list. */
export function createMemberFilter({
  search = '',
  role,
  departmentId,
}: Filters): (card: Membership) => boolean {
  const wanted = foldName(search);
  return (card) =>
    (role === undefined || card.role === role) &&
    (departmentId === undefined || card.departmentId === departmentId) &&
    foldName(card.name).includes(wanted);
}

/** Encodes the position of the last row as a cursor. */
export const encodeCursor = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : Buffer.from(next).toString('base64url');
/** A key of the table, at most. */
const MOST_BYTES = 1_024;

/** A folded name, a sign and an id. */
const BY_NAME = /#\w+$/;
/** Position in a list sorted by time: an instant, `#` and an id. */
export const INSTANT_POSITION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#\w+$/;

/** Decodes a cursor. @throws AppError INVALID_INPUT for a cursor of another list */
export function decodeCursor(cursor: string | undefined, form: RegExp = BY_NAME): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!form.test(place) || Buffer.byteLength(place) > MOST_BYTES)
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  return place;
}
