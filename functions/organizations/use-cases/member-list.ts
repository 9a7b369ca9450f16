import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { foldName, type Membership } from '../model/memberships.ts';
import { AppError } from '../../platform/errors.ts';

interface Filters {
  search?: string | undefined;
  role?: OrganizationRole | undefined;
  departmentId?: string | undefined;
}

/** Whether a list may leave somebody out. */
export const isNarrowed = ({ search, role, departmentId }: Filters): boolean =>
  Boolean(search || role || departmentId);

/** Which members a list is narrowed down to. */
export function fitsFilters({ search = '', role, departmentId }: Filters): (card: Membership) => boolean {
  const wanted = foldName(search);
  return (card) =>
    (role === undefined || card.role === role) &&
    (departmentId === undefined || card.departmentId === departmentId) &&
    foldName(card.name).includes(wanted);
}

/** A cursor holds the place of the last row. */
export const cursorOf = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : Buffer.from(next).toString('base64url');
/** A key of the table, at most. */
const MOST_BYTES = 1_024;

/** A folded name, a sign and an id. */
const BY_NAME = /#\w+$/;
/** A moment, a sign and an id: nothing else lies between the ends of what is read. */
export const BY_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#\w+$/;

/** @throws AppError INVALID_INPUT for what is no cursor of this list */
export function placeOf(cursor: string | undefined, form: RegExp = BY_NAME): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!form.test(place) || Buffer.byteLength(place) > MOST_BYTES)
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  return place;
}
