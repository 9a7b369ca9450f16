import { isPrizeOpen, scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import * as z from 'zod';
import type { AttemptCard } from '../../attempts/model/attempts.ts';
import { countFinished, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { listWinnerAttempts } from '../model/settlements.ts';
import { now } from '../../platform/clock.ts';
import { tell } from '../../results/model/release-one.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

const PAGE = 100;

/**
 * Notifies participants whose results the settlement of the prize discloses, one page of finished attempts per step.
 * Winners are excluded: they receive the prize notification. The settling transaction creates the run (`at`, epoch ms).
 * Notification and mail ids derive from the attempt, so a repeated step sends nothing twice.
 */
export const notifySettledJob = jobKind({
  input: z.object({ quizId: z.string(), at: z.number() }),
  cursor: z.object({
    shard: z.number(),
    after: z.record(z.string(), z.string()).optional(),
    told: z.number(),
    total: z.number(),
  }),
  failed: 'Some participants could not be notified. Their results are visible.',
  step: async ({ quizId, at }, before) => {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz || isPrizeOpen(quiz)) return { handled: 0, result: { told: before?.told ?? 0 } };
    const range = { from: undefined, until: new Date(at).toISOString() };
    const cursor = before ?? { shard: 0, told: 0, total: await countFinished(quizId, quiz.shards, range) };
    const { cards, next } = await listFinishedPage(quizId, cursor.shard, {
      ...range,
      limit: PAGE,
      after: cursor.after,
    });
    const winners = await listWinnerAttempts(quizId);
    const news = cards.filter((card) => !winners.has(card.id) && isDisclosedBySettlement(card, quiz));
    await Promise.all(news.map((card) => tell(card, at)));
    const told = cursor.told + news.length;
    const handled = cards.length;
    if (!next && cursor.shard + 1 >= quiz.shards) return { handled, result: { told } };
    const shard = cursor.shard + (next ? 0 : 1);
    return { handled, total: cursor.total, cursor: { shard, after: next, told, total: cursor.total } };
  },
});

/** Checks that only the open prize withheld the score. */
const isDisclosedBySettlement = (card: AttemptCard, quiz: Quiz): boolean =>
  scoreWithheld(card, quiz, now()) === undefined && scoreWithheld(card, undefined, now()) === 'prize_open';
