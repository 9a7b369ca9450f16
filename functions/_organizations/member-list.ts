import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { foldedName, type Membership } from '../_data/memberships.ts';

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
  const wanted = foldedName(search);
  return (card) =>
    (role === undefined || card.role === role) &&
    (departmentId === undefined || card.departmentId === departmentId) &&
    foldedName(card.name).includes(wanted);
}

/** A cursor holds the place of the last row. */
export const cursorOf = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : Buffer.from(next).toString('base64url');
export const placeOf = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString();
