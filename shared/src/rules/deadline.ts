import type { OwnQuiz } from '../model/quiz.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Spec 3 §4: the limit when the author set none. */
export const DEFAULT_TIME_LIMIT_MINUTES = 30;

/** A submit that was sent in the last moment still counts as in time. */
export const GRACE_MS = 5 * SECOND;

/** How long after the deadline answers may arrive that a lost connection held back. */
export const LATE_SYNC_MS = 10 * MINUTE;

/** Minutes that a participant has; 0 = the author set no limit. */
export const effectiveTimeLimit = (timeLimit: number): number => timeLimit || DEFAULT_TIME_LIMIT_MINUTES;

/** When the attempt ends, in milliseconds: after its time limit, or with the quiz. */
export function deadlineOf(startedAt: number, timeLimit: number, schedule: OwnQuiz['schedule']): number {
  const byLimit = startedAt + effectiveTimeLimit(timeLimit) * MINUTE;
  const bySchedule =
    schedule.isScheduled && schedule.endDate ? Date.parse(schedule.endDate) : Number.POSITIVE_INFINITY;
  return Math.min(byLimit, bySchedule);
}

export type Arrival = 'in_time' | 'late_sync' | 'over';

/** How answers that arrive at `now` are taken. */
export function arrivalOf(now: number, deadlineAt: number): Arrival {
  if (now <= deadlineAt + GRACE_MS) return 'in_time';
  return now <= deadlineAt + LATE_SYNC_MS ? 'late_sync' : 'over';
}

/** The minute that contains this instant, e.g. `2026-05-01T20:07`: part of the key of due work. */
export const minuteBucket = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** The first minute in whose sweep an attempt with this deadline may be finished by the server. */
export const dueMinute = (deadlineAt: number): string => minuteBucket(deadlineAt + GRACE_MS + MINUTE - 1);
