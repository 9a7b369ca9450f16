import { type Candidate, withCandidates } from '@quizhall/shared/rules/leaderboard';
import { hasLeaderboard } from '@quizhall/shared/rules/rewards';
import type { AttemptChange } from '../_data/attempt-change.ts';
import { findLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { freshRecords } from '../_data/shard-items.ts';
import { candidatesOf, getTop, listAttemptsOf, putTop } from '../_data/standings.ts';

/**
 * Keeps who may stand on a quiz's leaderboard, for this stream shard: one read, and one write where the list changes.
 * The list only says whom to look at; what is shown is read from the attempts.
 * @throws Error when another consumer of the same shard was faster; the batch then comes again
 */
export async function keepStandings(
  quizId: string,
  shard: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const quiz = await findLiveQuiz(quizId);
  if (!quiz || !hasLeaderboard(quiz.rewards)) return;
  const finished = changes.filter(({ after }) => after.card);
  if (finished.length === 0) return;
  const before = await getTop(quizId, shard);
  const fresh = freshRecords(finished, before?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  let top = before?.top ?? [];
  for (const change of fresh) top = withCandidates(top, await candidatesAfter(change, quiz));
  if (!(await putTop({ quizId, shard, before, top, highWater: last.sequenceNumber })))
    throw new Error(`Leaderboard of ${quizId} in ${shard} moved`);
}

/** Where an attempt is worth less than before, another one of the same participant may be their best now. */
async function candidatesAfter({ before, after }: AttemptChange, quiz: LiveQuiz): Promise<Candidate[]> {
  const isLower = (before?.card?.percentage ?? 0) > (after.card?.percentage ?? 0);
  const attempts = isLower ? [...(await listAttemptsOf(after.quizId, after.participant)), after] : [after];
  return attempts.flatMap((attempt) => candidatesOf(attempt, quiz));
}
