import type { OwnQuiz } from '../../model/quizzes/quiz.ts';
import { isOffered, type Offered } from './availability-to-participants.ts';

export interface OpeningFacts extends Offered {
  schedule: OwnQuiz['schedule'];
}

/** From when on a quiz can be started, epoch ms; undefined where it has no start. */
export const opensAt = ({ schedule: { isScheduled, startDate } }: OpeningFacts): number | undefined =>
  isScheduled && startDate ? Date.parse(startDate) : undefined;

/** Its opening lies ahead: a pause does not change that. */
const isAhead = (quiz: OpeningFacts, now: number): boolean => (opensAt(quiz) ?? 0) > now;

/** When somebody who waits for a quiz could start it; undefined where nobody waits: it is open, or not to be taken. */
export const awaitedOpening = (quiz: OpeningFacts, now: number): number | undefined =>
  isOffered(quiz) && isAhead(quiz, now) ? opensAt(quiz) : undefined;

/** Whether whoever waited can start now. */
export const hasOpened = (quiz: OpeningFacts, now: number): boolean =>
  isOffered(quiz) && !isAhead(quiz, now) && !isOver(quiz, now);

const isOver = ({ schedule: { isScheduled, endDate } }: OpeningFacts, now: number): boolean =>
  isScheduled && endDate !== undefined && Date.parse(endDate) <= now;

/**
 * When those who wait have to be looked for after a change of a quiz (epoch ms): at its opening if that lies ahead, at once
 * where the change itself has opened it (put forward, taken off the schedule, resumed), else never.
 */
export function openingAfter(before: OpeningFacts, after: OpeningFacts, now: number): number | undefined {
  const ahead = awaitedOpening(after, now);
  if (ahead !== undefined || !hasOpened(after, now)) return ahead;
  return before.status !== 'draft' && !hasOpened(before, now) ? now : undefined;
}
