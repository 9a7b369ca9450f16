import type { OwnQuiz, StoredSettings } from '../../model/quizzes/quiz.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The limit when the author set none. */
export const DEFAULT_TIME_LIMIT_MINUTES = 30;

/** Limit of a quiz without a time limit: a week, the longest there is, so that every attempt ends. */
export const NO_TIME_LIMIT_MINUTES = 10_080;

/** Returns whether participants see no time limit. */
export const isUnlimited = (timeLimit: number): boolean => timeLimit >= NO_TIME_LIMIT_MINUTES;

/**
 * Everybody gets this much on top of the limit, for loading what the attempt needs: nobody pays for the download with
 * time to answer. The same for all, because a device that said itself when it was ready could read first.
 */
export const START_LEAD_MS = 5 * SECOND;

/** A submit that was sent in the last moment still counts as in time. */
export const GRACE_MS = 5 * SECOND;

/** How long after the deadline answers may arrive that a lost connection held back. */
export const LATE_SYNC_MS = 10 * MINUTE;

/** Minutes that a participant has; 0 = the author set no limit. */
export const effectiveTimeLimit = (timeLimit: number): number => timeLimit || DEFAULT_TIME_LIMIT_MINUTES;

/** Minutes of the longest limit that any version of a quiz had: attempts keep that of their version. */
export const longestTimeLimitOf = ({
  settings,
  longestTimeLimit = 0,
}: {
  settings: { timeLimit: number };
  longestTimeLimit?: number | undefined;
}): number => Math.max(effectiveTimeLimit(settings.timeLimit), longestTimeLimit);

/** What one participant gets on top, e.g. for a disability; both may be given. */
export interface ExtraTime {
  /** 1.25 = a quarter more. */
  factor?: number | undefined;
  minutes?: number | undefined;
}

/** Whose it is: one account, or whoever proves an address. */
interface Accommodated extends ExtraTime {
  email?: string | undefined;
  userId?: string | undefined;
}

/**
 * What somebody has on top: by account and by address, the more of each. `email` must be proven: of the account, or by a
 * code; without it an address alone gives nothing.
 */
export function extraTimeOf(
  list: readonly Accommodated[],
  { userId, email }: { userId?: string | undefined; email?: string | undefined },
): ExtraTime | undefined {
  const address = email?.trim().toLowerCase();
  const own = list.filter((one) =>
    one.userId === undefined
      ? Boolean(address) && one.email?.toLowerCase() === address
      : one.userId === userId,
  );
  return own.length === 0 ? undefined : mostOf(own);
}

/** The more of each. */
const mostOf = (list: readonly ExtraTime[]): ExtraTime => ({
  factor: Math.max(...list.map(({ factor = 1 }) => factor)),
  minutes: Math.max(...list.map(({ minutes = 0 }) => minutes)),
});

/** Minutes that a participant has in all. */
export const wholeTimeLimit = (timeLimit: number, extra: ExtraTime = {}): number => {
  const limit = effectiveTimeLimit(timeLimit) * MINUTE;
  return (limit + extraMs(limit, extra)) / MINUTE;
};

/** Up to the next whole number, past what binary fractions add to one that is whole. */
const roundUp = (number: number): number => Math.ceil(Number(number.toFixed(6)));

/** Milliseconds on top of a limit; nobody gets less than the others. */
const extraMs = (limit: number, { factor = 1, minutes = 0 }: ExtraTime): number =>
  roundUp(limit * Math.max(0, factor - 1)) + Math.max(0, minutes) * MINUTE;

/** Slack on top of the sum of question limits: once for the attempt… */
const SUM_SLACK_MS = 30 * SECOND;
/** …and for each question, to load it and to move on. */
const QUESTION_SLACK_MS = 5 * SECOND;

/**
 * Milliseconds that questions with these limits (seconds, extra factor included) can take in all, slack included; no bound
 * where a question has no limit.
 */
export function longestForQuestions(limits: readonly number[]): number {
  if (limits.length === 0 || limits.some((limit) => limit <= 0)) return Number.POSITIVE_INFINITY;
  const sum = limits.reduce((total, limit) => total + limit, 0);
  return withSlack(sum, limits.length);
}

const withSlack = (seconds: number, questions: number): number =>
  seconds * SECOND + SUM_SLACK_MS + questions * QUESTION_SLACK_MS;

/** Minutes that participants have: the quiz's limit, or less where the limits of its questions add up to fewer seconds. */
export const boundedTimeLimit = (timeLimit: number, seconds: number, questions: number): number =>
  Math.min(effectiveTimeLimit(timeLimit), Math.ceil(withSlack(seconds, questions) / MINUTE));

/**
 * Closing time of each question (epoch ms) when participants cannot go back: start, lead, slack, and the limits (seconds)
 * of all questions up to it. Infinite from the first question without a limit. The last one bounds `deadlineOf`.
 */
export function closingTimes(startedAt: number, limits: readonly number[], extra: ExtraTime = {}): number[] {
  const opened = startedAt + START_LEAD_MS + SUM_SLACK_MS + Math.max(0, extra.minutes ?? 0) * MINUTE;
  let sum = 0;
  return limits.map((limit) => {
    sum += limit > 0 ? limit * SECOND + QUESTION_SLACK_MS : Number.POSITIVE_INFINITY;
    return opened + sum;
  });
}

/**
 * When the attempt ends, in milliseconds: after the lead and its time limit, or with the quiz. Extra time also moves the quiz's end
 * for this participant; otherwise it would be worth nothing in a quiz that ends when the regular time does. Where every
 * question has a limit, the attempt lasts no longer than `longestForQuestions` of `questionLimits`.
 */
export function deadlineOf(
  startedAt: number,
  timeLimit: number,
  schedule: OwnQuiz['schedule'],
  extra: ExtraTime = {},
  questionLimits: readonly number[] = [],
): number {
  const limit = effectiveTimeLimit(timeLimit) * MINUTE;
  const byQuestions = longestForQuestions(questionLimits) + Math.max(0, extra.minutes ?? 0) * MINUTE;
  const end =
    schedule.isScheduled && schedule.endDate ? Date.parse(schedule.endDate) : Number.POSITIVE_INFINITY;
  const byAttempt = Math.min(startedAt + START_LEAD_MS + limit, end) + extraMs(limit, extra);
  return Math.min(byAttempt, startedAt + START_LEAD_MS + byQuestions);
}

/**
 * When the last attempt of a quiz ends, in milliseconds, whoever of `list` runs it; undefined where the quiz has no end.
 * `timeLimit` is the longest that any of them has. Rather too late: one person may have the most minutes by account and the highest factor by address.
 */
export function lastDeadlineOf(
  timeLimit: number,
  { isScheduled, endDate }: OwnQuiz['schedule'],
  list: readonly ExtraTime[],
): number | undefined {
  if (!isScheduled || !endDate) return undefined;
  return Date.parse(endDate) + extraMs(effectiveTimeLimit(timeLimit) * MINUTE, mostOf([{}, ...list]));
}

/** Seconds that an attempt took, as people read it: the lead makes nobody take longer than the limit. */
export const secondsTaken = (
  startedAt: number,
  completedAt: number,
  timeLimit: number,
  extra?: ExtraTime,
): number =>
  Math.min(
    Math.max(0, Math.round((completedAt - startedAt) / SECOND)),
    Math.round(wholeTimeLimit(timeLimit, extra) * (MINUTE / SECOND)),
  );

/** The same by the quiz's settings: whoever practises takes their time. */
export const timeOfQuestion = (
  { timeLimit }: { timeLimit: number },
  {
    practiceMode,
    questionTimeLimit: ofQuiz,
  }: Pick<StoredSettings, 'questionTimeLimit'> & Partial<Pick<StoredSettings, 'practiceMode'>>,
  extra?: ExtraTime,
): number => (practiceMode ? 0 : questionTimeLimit(timeLimit, ofQuiz, extra));

/**
 * Seconds that one question allows: its own limit, else the quiz's; 0 = none. Extra minutes belong to the whole
 * attempt, an extra factor to each question as well.
 */
export function questionTimeLimit(own: number, ofQuiz: number, { factor = 1 }: ExtraTime = {}): number {
  return roundUp((own || ofQuiz) * Math.max(1, factor));
}

/** When a question locks that was shown at `shownAt` and allows so many seconds; never after the attempt's end. */
export const questionDeadline = (shownAt: number, seconds: number, deadlineAt: number): number =>
  seconds > 0 ? Math.min(shownAt + seconds * SECOND, deadlineAt) : deadlineAt;

/** What the way to the server may take beyond the spread. */
const TRAVEL_MS = 15 * SECOND;

/**
 * How long after its deadline an attempt that was complete by then still arrives in time.
 * @param spreadSeconds over which the stage spreads the hand-ins that browsers send by themselves
 */
export const handInWindowMs = (spreadSeconds: number): number => spreadSeconds * SECOND + TRAVEL_MS;

/** Whether an attempt still takes saves. */
export const takesSaves = (now: number, deadlineAt: number): boolean => now <= deadlineAt + GRACE_MS;

export type Arrival = 'in_time' | 'late_sync' | 'over';

interface HandedIn {
  deadlineAt: number;
  /** When the browser says that it was complete; undefined where it does not say. */
  completedAt: number | undefined;
  /** See `handInWindowMs`. */
  spreadSeconds: number;
}

/**
 * How answers that are handed in at `now` are taken. Up to the grace they are in time whatever the browser says; after
 * it, only what was complete by the deadline counts: in time within the window of hand-ins, marked as late up to ten
 * minutes, then not at all.
 */
export function arrivalOf(now: number, { deadlineAt, completedAt, spreadSeconds }: HandedIn): Arrival {
  if (takesSaves(now, deadlineAt)) return 'in_time';
  if (completedAt === undefined || completedAt > deadlineAt) return 'over';
  if (now <= deadlineAt + handInWindowMs(spreadSeconds)) return 'in_time';
  return now <= deadlineAt + LATE_SYNC_MS ? 'late_sync' : 'over';
}

interface Received {
  startedAt: number;
  deadlineAt: number;
  /** When the browser says that the attempt was complete. */
  claimedAt: number | undefined;
  /** The last save that the server holds. */
  savedAt: number | undefined;
  /** Every answer was stored on the server before. */
  addsNothing: boolean;
  /** The owner ended the attempt at `deadlineAt`. */
  endedByOwner: boolean;
}

/**
 * The end of an attempt whose hand-in arrives at `now`; times in epoch ms. Up to the deadline the server's clock decides.
 * After it the attempt took all of its time (`timedUntil`), and the browser's claim only says when it was complete, never
 * before the last save. A hand-in after the grace period is late unless it adds nothing: browsers spread their automatic
 * hand-ins, and what the server held already gained no time.
 */
export function endOfAttempt(
  now: number,
  { startedAt, deadlineAt, claimedAt, savedAt = startedAt, addsNothing, endedByOwner }: Received,
): { completedAt: number; timedUntil: number; late: boolean } {
  if (now <= deadlineAt && !endedByOwner) return { completedAt: now, timedUntil: now, late: false };
  if (endedByOwner) return { completedAt: deadlineAt, timedUntil: deadlineAt, late: true };
  const late = !takesSaves(now, deadlineAt) && !addsNothing;
  const believed = Math.max(startedAt, savedAt, claimedAt ?? deadlineAt);
  return { completedAt: late ? Math.min(believed, deadlineAt) : deadlineAt, timedUntil: deadlineAt, late };
}

/** The minute that contains this instant, e.g. `2026-05-01T20:07`: part of the key of due work. */
export const minuteBucket = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** The first minute in whose sweep an attempt with this deadline may be finished by the server: nobody is still on the way. */
export const dueMinute = (deadlineAt: number, spreadSeconds: number): string =>
  minuteBucket(deadlineAt + handInWindowMs(spreadSeconds) + MINUTE - 1);
