import {
  type Counters,
  countNotification,
  countShare,
  noCounters,
  REPEATABLE_MS,
  type Share,
} from '@quizhall/shared/rules/counters';
import { isScoreSettled } from '@quizhall/shared/rules/disclosure';
import { now } from '../_platform/clock.ts';
import type { AttemptCard } from './attempts.ts';
import { listAllUserAttempts } from './user-attempts.ts';
import { getCounters, putCounters } from './counters.ts';
import { listUnreadIds } from './notifications.ts';
import { listOwnerCards } from './owner-quizzes.ts';

export const QUIZ_SHARE: Share = { quizzes: 1 };

/** What a finished attempt adds. A score that may be withheld is left to whoever reads. */
export const attemptShare = (card: AttemptCard): Share =>
  !card.uncounted && isScoreSettled(card) ? { scores: 1, scoreSum: card.percentage } : {};

/**
 * Counts what a person has, for an account from before there were counters: once, because the answer is kept. What
 * the stream may still bring of the last days is remembered as counted.
 */
export async function recount(userId: string): Promise<Counters> {
  const [quizzes, attempts, unread] = await Promise.all([
    listOwnerCards(userId),
    listAllUserAttempts(userId),
    listUnreadIds(userId),
  ]);
  const shares = [
    ...quizzes.map(({ id, createdAt }) => ({ id, share: QUIZ_SHARE, at: Date.parse(createdAt) })),
    ...attempts.map((card) => ({ id: card.id, share: attemptShare(card), at: card.completedAt })),
  ];
  const counted = shares
    .toSorted((a, b) => a.at - b.at)
    .reduce(
      (counters, { id, share, at }) => countShare(counters, { id, before: {}, after: share }, at),
      noCounters(),
    );
  const recent = Object.fromEntries(
    Object.entries(counted.recent).filter(([, { at }]) => at > now() - REPEATABLE_MS),
  );
  const counters = unread.reduce((sums, id) => countNotification(sums, id, true), { ...counted, recent });
  if (await putCounters(userId, counters)) return counters;
  return (await getCounters(userId)) ?? counters;
}
