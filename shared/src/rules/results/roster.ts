import { comparable } from '../grading/text.ts';
import { PARTICIPANT_STATUSES, type ParticipantSort, type ParticipantStatus } from '../../model/enums.ts';

/** An attempt in the list of a quiz's participants. Times in epoch ms. */
export interface RosterRow {
  participant: string;
  /** 1 for the first attempt. */
  number: number;
  name: string;
  email: string;
  status: ParticipantStatus;
  /** Unknown of what ended before rosters were kept. */
  startedAt?: number | undefined;
  completedAt?: number | undefined;
  /** Of what is finished; not final while it waits for a person. */
  percentage?: number | undefined;
  seconds?: number | undefined;
  late?: true | undefined;
}

/** What the table's stream says of an attempt: of several rows of one attempt the latest counts. */
export interface RosterEntry extends RosterRow {
  /** Decimal number of the stream record, of any length. */
  sequenceNumber: string;
}

export const isLater = (a: string, b: string): boolean =>
  a.length === b.length ? a > b : a.length > b.length;

const attemptOf = ({ participant, number }: RosterRow): string => `${participant}.${number}`;

/** The latest entry of each attempt, in the order of the stream. Whatever comes twice, or in other pieces, changes nothing. */
export function latestEntries(entries: Iterable<RosterEntry>): RosterEntry[] {
  const latest = new Map<string, RosterEntry>();
  for (const entry of entries) {
    const known = latest.get(attemptOf(entry));
    if (!known || isLater(entry.sequenceNumber, known.sequenceNumber)) latest.set(attemptOf(entry), entry);
  }
  return [...latest.values()].sort((a, b) => (isLater(a.sequenceNumber, b.sequenceNumber) ? 1 : -1));
}

export interface RosterQuery {
  search?: string | undefined;
  status: ParticipantStatus | 'all';
  sort: ParticipantSort;
  limit: number;
  /** Where the page before ended. */
  after?: RosterPosition | undefined;
}

/** The place of an attempt in a sorted list; still a place when the attempt has moved. */
export type RosterPosition = readonly [value: string | number, attempt: string];

export const dateOf = ({ completedAt, startedAt }: RosterRow): number => completedAt ?? startedAt ?? 0;

/** Only what is graded has a score: nobody reads one that waits for a person, or that nothing was done for. */
export const scoreOfRow = ({ status, percentage }: RosterRow): number | undefined =>
  status === 'passed' || status === 'failed' || status === 'graded' ? percentage : undefined;

/** Behind everything that has a score or a time. */
const LAST = Number.MAX_SAFE_INTEGER;

/** What a list of participants can be sorted by; a larger value comes later. */
const SORTS: Record<ParticipantSort, (row: RosterRow) => string | number> = {
  recent: (row) => -dateOf(row),
  oldest: dateOf,
  name: ({ name }) => comparable(name, true),
  highest: (row) => -(scoreOfRow(row) ?? -LAST),
  lowest: (row) => scoreOfRow(row) ?? LAST,
  fastest: ({ seconds = LAST }) => seconds,
  slowest: ({ seconds = -LAST }) => -seconds,
};

function comparePositions([a, attemptA]: RosterPosition, [b, attemptB]: RosterPosition): number {
  if (a !== b) return a < b ? -1 : 1;
  return attemptA < attemptB ? -1 : Number(attemptA > attemptB);
}

/** Whether a name or an address holds what is searched; case and accents do not count. */
function searching(search: string): (row: RosterRow) => boolean {
  const wanted = comparable(search, true);
  return ({ name, email }) =>
    comparable(name, true).includes(wanted) || comparable(email, true).includes(wanted);
}

export type RosterCounts = Record<ParticipantStatus | 'all', number>;

interface RosterPage {
  rows: RosterRow[];
  /** How many rows each status has among those that are searched. */
  counts: RosterCounts;
  /** Where the next page begins, if there is one. */
  next?: RosterPosition;
}

/** One page of the attempts that fit. */
export function pageOfRoster(
  rows: readonly RosterRow[],
  { search = '', status, sort, limit, after }: RosterQuery,
): RosterPage {
  const found = search === '' ? rows : rows.filter(searching(search));
  const rest = found
    .filter((row) => status === 'all' || row.status === status)
    .map((row) => ({ row, place: [SORTS[sort](row), attemptOf(row)] as const }))
    .filter(({ place }) => !after || comparePositions(place, after) > 0)
    .sort((a, b) => comparePositions(a.place, b.place));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    counts: countByStatus(found),
    ...(last && rest.length > limit && { next: last.place }),
  };
}

function countByStatus(rows: readonly RosterRow[]): RosterCounts {
  const counts = Object.fromEntries(['all', ...PARTICIPANT_STATUSES].map((status) => [status, 0]));
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return { ...(counts as RosterCounts), all: rows.length };
}
