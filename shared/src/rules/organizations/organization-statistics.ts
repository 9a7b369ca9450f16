import type { Days, DayFacts, DaySums } from '../results/quiz-days.ts';
import { combineParts, type Parts, type SumKind } from '../partial-sums.ts';

/**
 * Sums over attempts at an organization's quizzes, as a short list: begun, completed, of those waiting for a grade, passed, the
 * sum of scores in hundredths of a percent; of one member also when the latest began (epoch seconds, never taken back).
 */
export type Figures = readonly number[];

const SUMS = 5;
const LATEST = 5;

const combine = (a: Figures, b: Figures, sign: 1 | -1): Figures => {
  const sums = Array.from({ length: SUMS }, (_, n) => (a[n] ?? 0) + sign * (b[n] ?? 0));
  const latest = Math.max(a[LATEST] ?? 0, b[LATEST] ?? 0);
  return latest > 0 ? [...sums, latest] : sums;
};

export const FIGURES: SumKind<Figures> = {
  none: [0, 0, 0, 0, 0],
  combine,
  isNothing: (figures) => figures.slice(0, SUMS).every((sum) => sum === 0),
};

export const toSums = ([begun = 0, completed = 0, waiting = 0, passed = 0, score = 0]: Figures): DaySums => ({
  begun,
  completed,
  waiting,
  passed,
  score,
});

/** When a member's latest attempt began, epoch ms; 0 for none. */
export const latestOf = (figures: Figures): number => (figures[LATEST] ?? 0) * 1_000;

/** In place of a department where none is known. */
export const NO_DEPARTMENT = '-';

/** From when on which time zone sets the days of an organization, the earliest first. */
export type Zones = readonly { from: number; zone: string }[];

/** What is counted of one attempt at a quiz of an organization. */
export interface OrganizationFacts extends DayFacts {
  quizId: string;
  /** Of its participant, who was a member when it began; absent where that was not asked. `userId`: as long as there is the account. */
  member?: { userId: string | undefined; department?: string | undefined } | undefined;
}

/** What an attempt adds to a part of an organization's figures, under a key of that part. */
export interface Contribution {
  part: string;
  key: string;
  figures: Figures;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone that contains this instant, e.g. `2026-05-01`. */
export function dayIn(timeZone: string, at: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The day of an organization that contains this instant, by the time zone that it had then. */
export const dayOf = (zones: Zones, at: number): string =>
  dayIn(zones.findLast(({ from }) => from <= at)?.zone ?? 'UTC', at);

const HOUR = 3_600_000;

/**
 * A change of the time zone sets the days from the end of the present day on: what was counted until then stays where it is, and no
 * stream that is late counts by the wrong one.
 */
export function changedZones(zones: Zones, zone: string, now: number): Zones {
  const today = dayOf(zones, now);
  let from = now - (now % HOUR) + HOUR;
  while (dayOf(zones, from) === today) from += HOUR;
  return [...zones.filter((one) => one.from < from), { from, zone }];
}

/** A quarter of a year: the days that are kept together, e.g. `2026-Q2`. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The quarters of these days, both ends included, the earliest first. */
export function quartersBetween(from: string, to: string): string[] {
  const [first, last] = [from, to].map(
    (day) => Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3) - 1,
  );
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0) + 1) }, (_, n) => {
    const quarter = (first ?? 0) + n;
    return `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;
  });
}

export const TOTAL_PART = 'TOTAL';
export const daysPart = (quarter: string): string => `DAYS#${quarter}`;
export const quizDaysPrefix = (quarter: string): string => `QUIZZES#${quarter}#`;
export const quizDaysPart = (quarter: string, quizId: string): string => quizDaysPrefix(quarter) + quizId;
/** Prefix of the parts with the days of every quiz, in all quarters. */
export const ALL_QUIZ_DAYS_PREFIX = 'QUIZZES#';
export const MEMBERS_PREFIX = 'MEMBERS#';
/** Members are kept together in so many parts: a batch of a crowd writes few items, and one hand-in no large one. */
const MEMBER_PARTS = 2;
/**
 * Where a part has more members than these, each batch would write them all again: those who take something from then on are
 * spread over so many parts that a batch writes little more than one unit for each member in it.
 */
export const MOST_TOGETHER = 200;
const SPREAD_PARTS = 1_024;
const SPREAD_PREFIX = `${MEMBERS_PREFIX}S`;
/** The parts of spread members lie in so many partitions, because one takes 1,000 units a second. */
export const SPREAD_PARTITIONS = 16;

/** FNV-1a, 32 bits (RFC draft-eastlake-fnv), with the high half folded in, which differs more. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The part that holds a member: by a sum over the letters of the id, or, where members are spread, by a digest of it. */
export const membersPart = (userId: string, isSpread: boolean): string =>
  isSpread
    ? `${SPREAD_PREFIX}${hashOf(userId) % SPREAD_PARTS}`
    : MEMBERS_PREFIX +
      (Array.from(userId).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % MEMBER_PARTS);

/** In which partition of its organization a part lies; undefined: with all that is not spread. */
export const partitionOfPart = (part: string): number | undefined =>
  part.startsWith(SPREAD_PREFIX) ? Number(part.slice(SPREAD_PREFIX.length)) % SPREAD_PARTITIONS : undefined;

/** How attempts at an organization's quizzes are counted. */
export interface Counting {
  zones: Zones;
  /** Whether it has so many members that their figures are spread. Once they are, they stay so. */
  areMembersSpread: boolean;
}

/** What one attempt adds: to all of the organization by department, to its days, to those of its quiz, and to its member. */
export function contributionsOf(
  facts: OrganizationFacts,
  { zones, areMembersSpread }: Counting,
): Contribution[] {
  const { quizId, member, begunAt, finished } = facts;
  const department = member?.department || NO_DEPARTMENT;
  const begun: Figures = [1, 0, 0, 0, 0];
  const done: Figures | undefined = finished && [
    0,
    1,
    Number(finished.waits),
    Number(finished.passed && !finished.waits),
    finished.waits ? 0 : Math.round(finished.percentage * 100),
  ];
  const both = done ? combine(begun, done, 1) : begun;
  const onDay = (at: number, figures: Figures): Contribution[] => {
    const day = dayOf(zones, at);
    const [quarter, key] = [quarterOf(day), `${day} ${department}`];
    return [
      { part: daysPart(quarter), key, figures },
      { part: quizDaysPart(quarter, quizId), key, figures },
    ];
  };
  return [
    { part: TOTAL_PART, key: department, figures: both },
    ...onDay(begunAt, begun),
    ...(finished && done ? onDay(finished.at, done) : []),
    ...(member?.userId !== undefined
      ? [
          {
            part: membersPart(member.userId, areMembersSpread),
            key: member.userId,
            figures: [...both, Math.floor(begunAt / 1_000)],
          },
        ]
      : []),
  ];
}

/** Adds to a part what contributions say of it, or takes it back. */
export const addToPart = (
  stored: Parts<Figures>,
  part: string,
  contributions: readonly Contribution[],
  sign: 1 | -1,
): Parts<Figures> =>
  contributions
    .filter((one) => one.part === part)
    .reduce(
      (sum, { key, figures }) => combineParts(sum, { each: { [key]: figures } }, sign, FIGURES),
      stored,
    );

/** Several parts of the same kind, together. */
export const mergeFigures = (parts: readonly Parts<Figures>[]): Parts<Figures> =>
  parts.reduce<Parts<Figures>>((sum, one) => combineParts(sum, one, 1, FIGURES), { each: {} });

/** The days of one department, or of all. What found no room in a part is in no day. */
export function daysOfParts(parts: readonly Parts<Figures>[], department: string | undefined): Days {
  const days = new Map<string, Figures>();
  for (const { each } of parts)
    for (const [key, figures] of Object.entries(each)) {
      const [day = '', of = NO_DEPARTMENT] = key.split(' ');
      if (department !== undefined && of !== department) continue;
      days.set(day, combine(days.get(day) ?? FIGURES.none, figures, 1));
    }
  return Object.fromEntries([...days].map(([day, figures]) => [day, toSums(figures)]));
}

/** The sums of each department on days between these, both included. */
export function departmentsOfParts(
  parts: readonly Parts<Figures>[],
  { from, to }: { from: string; to: string },
): Map<string, DaySums> {
  const sums = new Map<string, Figures>();
  for (const { each } of parts)
    for (const [key, figures] of Object.entries(each)) {
      const [day = '', department = NO_DEPARTMENT] = key.split(' ');
      if (day >= from && day <= to)
        sums.set(department, combine(sums.get(department) ?? FIGURES.none, figures, 1));
    }
  return new Map([...sums].map(([department, figures]) => [department, toSums(figures)]));
}

/** Ids of the quizzes each department has finished at least once, by department id. */
export function quizzesFinishedBy(parts: ReadonlyMap<string, Parts<Figures>>): Map<string, Set<string>> {
  const finished = new Map<string, Set<string>>();
  for (const [part, { each }] of parts) {
    const quizId = part.slice(part.lastIndexOf('#') + 1);
    for (const [key, figures] of Object.entries(each)) {
      const [, department = NO_DEPARTMENT] = key.split(' ');
      if (toSums(figures).completed <= 0) continue;
      finished.set(department, (finished.get(department) ?? new Set()).add(quizId));
    }
  }
  return finished;
}

const percent = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((1_000 * part) / whole) / 10 : undefined;

/** Completion: finished of started attempts, in percent; nothing where none was started. */
export const completionOf = ({ begun, completed }: DaySums): number | undefined => percent(completed, begun);

/** Average score of what is graded, in percent. */
export const averageOf = ({ completed, waiting, score }: DaySums): number | undefined =>
  completed > waiting ? Math.round(score / (completed - waiting) / 10) / 10 : undefined;

/** Members with an attempt in so many days take part. */
export const ACTIVE_DAYS = 30;

/** Engagement: members with an attempt in 30 days of all who are in the organization now, in percent. */
export const engagementOf = (active: number, members: number): number | undefined =>
  percent(Math.min(active, members), members);
