import { Email } from '@quizhall/shared/model/common';
import { type InviteRefusal, MOST_INVITES } from '@quizhall/shared/model/member';
import { GIVEN_ROLES } from '@quizhall/shared/model/organization-enums';
import type { Department } from '../_data/departments.ts';
import { delimiterOf, readRecords } from '../_import/csv-records.ts';
import { AppError } from '../_platform/errors.ts';
import type { Wanted } from './invites.ts';

interface ReadRows {
  wanted: Wanted[];
  refused: { email: string; reason: InviteRefusal }[];
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The people of a CSV text: `email` first, or where its heading says; `role` and `department` (by its name) may be missing.
 * @throws AppError INVALID_INPUT for a text without people, or with too many
 */
export function readMemberRows(csv: string, departments: readonly Department[]): ReadRows {
  const text = csv.replace(/^\uFEFF/, '');
  const rows = readRecords(text, delimiterOf(text.split(/\r?\n/, 1)[0] ?? ''))
    .map(({ cells }) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));
  const head = rows[0]?.map((cell) => cell.toLowerCase()) ?? [];
  const hasHead = head.includes('email') || head.includes('e-mail');
  const at = (name: string, fallback: number) => (hasHead ? head.indexOf(name) : fallback);
  const columns = {
    email: hasHead ? head.findIndex((cell) => cell === 'email' || cell === 'e-mail') : 0,
    role: at('role', 1),
    department: at('department', 2),
  };
  const people = hasHead ? rows.slice(1) : rows;
  if (people.length === 0 || people.length > MOST_INVITES)
    throw new AppError('INVALID_INPUT', {
      errors: {
        csv:
          people.length === 0
            ? 'There are no addresses in this file'
            : `At most ${MOST_INVITES} people at a time`,
      },
    });
  const read: ReadRows = { wanted: [], refused: [] };
  for (const cells of people) {
    const row = readRow(
      { email: cells[columns.email], role: cells[columns.role], department: cells[columns.department] },
      departments,
    );
    if ('reason' in row) read.refused.push(row);
    else read.wanted.push(row);
  }
  return read;
}

function readRow(
  { email = '', role = '', department = '' }: { email?: string; role?: string; department?: string },
  departments: readonly Department[],
): Wanted | ReadRows['refused'][number] {
  const address = Email.safeParse(email);
  if (!address.success) return { email: email.slice(0, 254), reason: 'invalid' };
  const named = role === '' ? 'member' : GIVEN_ROLES.find((one) => same(one, role));
  if (!named) return { email: address.data, reason: 'unknown_role' };
  const found = departments.find(({ name }) => same(name, department));
  if (department && !found) return { email: address.data, reason: 'unknown_department' };
  return { email: address.data, role: named, departmentId: found?.id };
}
