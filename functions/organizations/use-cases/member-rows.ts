import { Email } from '@quizhall/shared/model/common';
import { type InviteRefusal, MOST_INVITES } from '@quizhall/shared/model/organizations/member';
import type { Department } from '../model/departments.ts';
import { delimiterOf, readRecords, separatorOf } from '../../imports/model/csv/csv-records.ts';
import { AppError } from '../../platform/errors.ts';
import type { InviteRequest } from './invites.ts';
import { parseAddress, readMemberTable, findRole } from './member-columns.ts';

interface ReadRows {
  wanted: InviteRequest[];
  refused: { email: string; reason: InviteRefusal }[];
  /** Columns that are not used. */
  ignored: string[];
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const LONGEST_HEADING = 100;
const MOST_IGNORED = 50;

/**
 * Reads the people of a CSV text with a column of addresses; those of roles and departments (by their names) may be missing.
 *
 * @throws AppError INVALID_INPUT for a text without people, or with too many
 */
export function readMemberRows(csv: string, departments: readonly Department[]): ReadRows {
  const [start = ''] = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, 1);
  const separator = separatorOf(start);
  const text = separator ? csv.slice(csv.indexOf(start) + start.length) : csv;
  const [firstLine = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n|\r|\n/, 1);
  const rows = readRecords(text, separator ?? delimiterOf(firstLine))
    .map(({ cells }) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));
  const { people, columns, ignored } = readMemberTable(rows);
  if (people.length === 0 || people.length > MOST_INVITES)
    throw new AppError('INVALID_INPUT', {
      errors: {
        csv:
          people.length === 0
            ? 'There are no addresses in this file'
            : `At most ${MOST_INVITES} people at a time`,
      },
    });
  const read: ReadRows = {
    wanted: [],
    refused: [],
    ignored: ignored.slice(0, MOST_IGNORED).map((heading) => heading.slice(0, LONGEST_HEADING)),
  };
  const cellOf = (cells: readonly string[], field: keyof typeof columns) => cells[columns[field] ?? -1];
  for (const cells of people) {
    const row = readRow(
      { email: cellOf(cells, 'email'), role: cellOf(cells, 'role'), department: cellOf(cells, 'department') },
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
): InviteRequest | ReadRows['refused'][number] {
  const address = Email.safeParse(parseAddress(email));
  if (!address.success) return { email: email.slice(0, 254), reason: 'invalid' };
  const named = role === '' ? 'member' : findRole(role);
  if (!named) return { email: address.data, reason: 'unknown_role' };
  const found = departments.find(({ name }) => same(name, department));
  if (department && !found) return { email: address.data, reason: 'unknown_department' };
  return { email: address.data, role: named, departmentId: found?.id };
}
