import { LATE_SYNC_MS, type ExtraTime, lastDeadlineOf, longestTimeLimitOf } from '../attempts/deadline.ts';
import type { OwnQuiz } from '../../model/quizzes/quiz.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours after everything is handed in and graded in which an owner may still correct keys and annul, before winners are decided. */
const HOLD_HOURS = 48;
export const HOLD_MS = HOLD_HOURS * HOUR_MS;
/** So long after winners were decided an owner may hold a payout, and an annulled attempt loses its prize. */
const DISPUTE_DAYS = 30;
export const DISPUTE_MS = DISPUTE_DAYS * DAY_MS;
/** So long a winner has to say where the money goes. */
const CLAIM_DAYS = 90;
export const CLAIM_MS = CLAIM_DAYS * DAY_MS;
/** So long before that ends the winner is reminded. */
export const REMINDED_MS = 14 * DAY_MS;

interface EndingQuiz {
  schedule: OwnQuiz['schedule'];
  settings: { timeLimit: number };
  longestTimeLimit?: number | undefined;
}

/**
 * From when on nothing more can be handed in to a quiz (epoch ms), whoever has extra time; undefined where it has no end. A
 * reopened attempt may run longer: whoever settles looks whether one does.
 */
export function allInFrom(quiz: EndingQuiz, extraTime: readonly ExtraTime[]): number | undefined {
  const last = lastDeadlineOf(longestTimeLimitOf(quiz), quiz.schedule, extraTime);
  return last === undefined ? undefined : last + LATE_SYNC_MS;
}

/** Expected instant at which the winners of a prize are decided (epoch ms), if nothing has to be waited for. */
export const expectedDecision = ({ endsAt }: { endsAt: string }): number => Date.parse(endsAt) + HOLD_MS;
