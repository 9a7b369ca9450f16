import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { withCandidates } from '@quizhall/shared/rules/results/leaderboard';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import * as z from 'zod';
import { type AttemptCard } from '../../attempts/model/attempts.ts';
import { countFinished, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { candidatesOf, getTop, putTop } from '../model/leaderboard-lists.ts';
import { nowIso } from '../../platform/clock.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

const PAGE = 100;
/** What runs find stands beside what the shards of the stream found. */
const RUNS = 'runs';

/**
 * Puts a page of finished attempts on the list that runs keep; `fresh` begins it anew.
 * @throws Error when another run was faster; the step then comes again
 */
export async function keepPage(
  quiz: Quiz,
  cards: readonly AttemptCard[],
  { fresh = false } = {},
): Promise<void> {
  if (!hasLeaderboard(quiz.rewards)) return;
  const before = await getTop(quiz.id, RUNS);
  const found = cards.flatMap((card) => candidatesOf({ ...parseAttemptId(card.id), card }, quiz));
  const top = withCandidates(fresh ? [] : (before?.top ?? []), found);
  const highWater = String(Number(before?.highWater ?? 0) + 1);
  if (!(await putTop({ quizId: quiz.id, shard: RUNS, before, top, highWater })))
    throw new Error(`Leaderboard of ${quiz.id} moved`);
}

/** Goes through everything that was handed in, where the stream kept no list or what it kept is worth less now. */
export const standings = jobKind({
  input: z.object({ quizId: z.string() }),
  cursor: z.object({
    shard: z.number(),
    after: z.record(z.string(), z.string()).optional(),
    total: z.number(),
    until: z.string(),
  }),
  failed: 'The leaderboard could not be made. Please save the quiz again.',
  step: async ({ quizId }, before) => {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) return { handled: 0, result: {} };
    const until = before?.until ?? nowIso();
    const range = { from: undefined, until };
    const { shard, after, total } = before ?? {
      shard: 0,
      after: undefined,
      total: await countFinished(quizId, quiz.shards, range),
    };
    const page = await listFinishedPage(quizId, shard, { ...range, limit: PAGE, after });
    await keepPage(quiz, page.cards, { fresh: !before });
    const handled = page.cards.length;
    if (!page.next && shard + 1 >= quiz.shards) return { handled, result: {} };
    return { handled, total, cursor: { shard: shard + (page.next ? 0 : 1), after: page.next, total, until } };
  },
});
