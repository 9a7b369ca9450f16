import type { OwnAssignmentState, TakerState } from '../../model/organizations/assignment-limits.ts';
import { isOver } from '../quizzes/explore-listing.ts';
import { isOffered, type Offered } from '../quizzes/availability-to-participants.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When whoever has not finished is reminded, from the moment at which it is due. */
export const ASSIGNMENT_REMINDERS = [
  { name: 'soon', at: -3 * DAY },
  { name: 'tomorrow', at: -DAY },
  { name: 'overdue', at: DAY },
] as const satisfies readonly { name: string; at: number }[];
type AssignmentReminder = (typeof ASSIGNMENT_REMINDERS)[number]['name'];

/** What people are told of an assignment: that there is one, that it is due at another moment, a reminder, one that somebody sent by hand. */
export const ASSIGNMENT_NEWS = ['assigned', 'moved', 'asked', 'soon', 'tomorrow', 'overdue'] as const;
export type AssignmentNews = (typeof ASSIGNMENT_NEWS)[number];

/** Who was told anything so shortly before is spared a reminder, and one that is so late is none any more. */
const QUIET = 12 * HOUR;
/** So long after one by hand there may be another. */
export const REMIND_AGAIN = DAY;
/** So long after people were told that one was moved they are not told so again, unless it is due before. */
const MOVED_AGAIN = 3 * HOUR;
/** The furthest that something can be due. */
export const MOST_AHEAD = 366 * DAY;
/** So long after it was due an assignment is shown to whoever has not finished it. */
export const SHOWN_AFTER = 90 * DAY;

/** Times in epoch ms. */
interface Timed {
  dueAt: number;
  /** When people were told of it, or of its present moment. */
  toldAt: number;
  /** When somebody had them reminded by hand. */
  askedAt?: number | undefined;
  /** When people were, or are going to be, told of its present moment as another one. */
  movedAt?: number | undefined;
}

interface ReminderMoment {
  name: AssignmentReminder;
  at: number;
}

/**
 * When people are told that it is due at another moment than before: at once; but of one that is moved again and again only some hours after the
 * last time, of how it stands then, unless it is due by then.
 */
export function movedNewsAt({ movedAt, dueAt }: Pick<Timed, 'movedAt' | 'dueAt'>, now: number): number {
  if (movedAt === undefined) return now;
  const at = movedAt > now ? movedAt : Math.max(now, movedAt + MOVED_AGAIN);
  return dueAt <= at ? now : at;
}

/** The reminders of an assignment and their moments, without those that would come right behind the news of it. */
export const remindersOf = ({ dueAt, toldAt, askedAt = 0 }: Timed): ReminderMoment[] =>
  ASSIGNMENT_REMINDERS.map(({ name, at }) => ({ name, at: dueAt + at })).filter(
    ({ at }) => at >= Math.max(toldAt, askedAt) + QUIET,
  );

/** What is to be told now, if anything: a reminder, or that it was moved, where that had to wait. */
export function newsAt(
  assignment: Timed,
  now: number,
): { name: AssignmentReminder | 'moved'; at: number } | undefined {
  const { movedAt } = assignment;
  const moved = movedAt === undefined ? [] : [{ name: 'moved' as const, at: movedAt }];
  return [...moved, ...remindersOf(assignment)].findLast(({ at }) => at <= now && now < at + QUIET);
}

/** Whom an assignment is for. */
interface AssignedTo {
  everyone: boolean;
  departmentIds: readonly string[];
  userIds: readonly string[];
  dueAt: number;
}

/**
 * Whether an assignment is for a member, as they are now: who comes into a department, or the organization, later is asked as well, but
 * nobody who came after it was due.
 */
export const isAssigned = (
  { everyone, departmentIds, userIds, dueAt }: AssignedTo,
  { userId, departmentId, since }: { userId: string; departmentId?: string | undefined; since: string },
): boolean =>
  Date.parse(since) <= dueAt &&
  (everyone ||
    userIds.includes(userId) ||
    (departmentId !== undefined && departmentIds.includes(departmentId)));

/** What decides whether people can be asked to take a quiz. */
interface Asked extends Offered {
  settings: { isPaid: boolean };
  schedule: { isScheduled: boolean; endDate?: string | undefined };
}

/** Whether people can be asked to take a quiz, now or later: it is offered, costs nothing and has not ended. */
export const canBeAsked = (quiz: Asked, now: number): boolean =>
  isOffered(quiz) && !quiz.settings.isPaid && !isOver(quiz.schedule, now);

/** An attempt of an assigned person. Times in epoch ms. */
export interface TakenAttempt {
  /** Absent while it runs. */
  completedAt?: number | undefined;
  deadlineAt: number;
  annulled?: true | undefined;
  /** At least one question was answered. */
  isAnswered: boolean;
  /** It ended because the time was up. */
  hasRunOut: boolean;
}

/** Whether an attempt fulfils an assignment: finished in time to count, not annulled, and not empty. Practice counts. */
export const fulfils = (
  { completedAt, annulled, isAnswered }: TakenAttempt,
  from: number | undefined,
): boolean =>
  completedAt !== undefined && !annulled && isAnswered && (from === undefined || completedAt >= from);

/** Progress of a person. */
export interface TakerProgress<A extends TakenAttempt> {
  state: TakerState;
  answeredNothing: boolean;
  /** The attempt that fulfils the assignment; undefined if none does. */
  attempt: A | undefined;
}

/**
 * Progress of a person by their attempts, the most relevant first: the first attempt that fulfils the assignment, else one that
 * runs, else one that ended empty. Annulled attempts, and those that ended before `from`, do not count.
 */
export function progressOf<A extends TakenAttempt>(
  attempts: readonly A[],
  { from, now }: { from: number | undefined; now: number },
): TakerProgress<A> {
  const counted = attempts.filter(
    ({ annulled, completedAt }) => !annulled && (from === undefined || (completedAt ?? now) >= from),
  );
  const attempt = counted.find((one) => fulfils(one, from));
  const shown = attempt ?? counted.find(({ completedAt }) => completedAt === undefined) ?? counted[0];
  if (!shown) return { state: 'not_opened', answeredNothing: false, attempt };
  const runs = shown.completedAt === undefined;
  if (runs && shown.deadlineAt > now) return { state: 'in_progress', answeredNothing: false, attempt };
  return {
    state: runs || shown.hasRunOut ? 'ran_out' : 'handed_in',
    answeredNothing: !runs && !shown.isAnswered,
    attempt,
  };
}

/** How an assignment stands for somebody. */
export const ownStateOf = (dueAt: number, doneAt: number | undefined, now: number): OwnAssignmentState => {
  if (doneAt !== undefined) return 'done';
  return now > dueAt ? 'overdue' : 'open';
};
