import { type Candidate, withCandidates } from '@quizhall/shared/rules/results/leaderboard';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import type { Attempt } from '../../attempts/model/attempts.ts';
import type { AttemptChange } from '../../attempts/model/attempt-change.ts';
import { findLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';
import { candidatesOf, getTop, listAttemptsOf, putTop } from '../model/leaderboard-lists.ts';

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
  const finished = changes.filter(({ before, after }) => after.card || before?.card);
  if (finished.length === 0) return;
  const before = await getTop(quizId, shard);
  const fresh = uncountedRecords(finished, before?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  let top = before?.top ?? [];
  for (const change of fresh) {
    const now = await candidatesAfter(change, quiz);
    top = withCandidates(isListed(change.after, quiz) ? top : without(top, change.after), now);
  }
  if (!(await putTop({ quizId, shard, before, top, highWater: last.sequenceNumber })))
    throw new Error(`Leaderboard of ${quizId} in ${shard} moved`);
}

const isListed = (attempt: Attempt, quiz: LiveQuiz): boolean => candidatesOf(attempt, quiz).length > 0;

/** An attempt that was annulled, or goes on, must not stand before the others of its participant. */
const without = (top: readonly Candidate[], { participant, number }: Attempt): Candidate[] =>
  top.filter((one) => one.participant !== participant || one.number !== number);

/** Where an attempt is worth less than before, another one of the same participant may be their best now. */
async function candidatesAfter({ before, after }: AttemptChange, quiz: LiveQuiz): Promise<Candidate[]> {
  const wasListed = before !== undefined && isListed(before, quiz);
  const isLower =
    (before?.card?.percentage ?? 0) > (after.card?.percentage ?? 0) || (wasListed && !isListed(after, quiz));
  const attempts = isLower ? [...(await listAttemptsOf(after.quizId, after.participant)), after] : [after];
  return attempts.flatMap((attempt) => candidatesOf(attempt, quiz));
}
