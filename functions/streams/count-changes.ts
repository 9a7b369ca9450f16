import {
  addAttempt,
  type AttemptFacts,
  emptyStatistics,
  removeAttempt,
} from '@quizhall/shared/rules/statistics';
import { attemptsUsed } from '@quizhall/shared/rules/entry';
import type { Attempt } from '../_data/attempts.ts';
import type { AttemptChange } from '../_data/attempt-change.ts';
import { findLiveQuiz } from '../_data/quiz-cache.ts';
import { freshRecords } from '../_data/shard-items.ts';
import { foldStatistics, getShardStatistics, latestOf, putShardStatistics } from '../_data/statistics.ts';
import { decodeAnswers } from '../_taking/answers.ts';
import { marksOf } from '../_taking/grade.ts';
import { AS_PUBLISHED, getAsked } from '../_taking/paper.ts';
import { chosenOptions } from './chosen-options.ts';

/**
 * Adds one quiz's changes of a batch to its sums for this stream shard: one read and one write, however many attempts.
 * @throws Error when another consumer of the same shard moved the mark in between; the batch then comes again
 */
export async function countChanges(
  quizId: string,
  shard: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const stored = await getShardStatistics(quizId, shard);
  const fresh = freshRecords(changes, stored?.highWater);
  const last = fresh.at(-1);
  const counted = fresh.filter(
    ({ before, after }) => !after.uncounted && (!before || before.card || after.card),
  );
  if (!last || counted.length === 0) return;
  // Attempts outlive their quiz; without it there is nobody to count for.
  if (!(await findLiveQuiz(quizId))) return;
  let statistics = stored?.statistics ?? emptyStatistics();
  for (const { before, after } of counted) {
    if (before) statistics = removeAttempt(statistics, await factsOf(before));
    statistics = addAttempt(statistics, await factsOf(after));
  }
  const highWater = last.sequenceNumber;
  const handedIn = counted.map(({ after }) => after.card?.completedAt);
  const written = await putShardStatistics({
    quizId,
    shard,
    statistics,
    lastResponse: latestOf([stored?.lastResponse, ...handedIn]),
    highWater,
    after: stored?.highWater,
  });
  if (!written) throw new Error(`Statistics of ${quizId} in ${shard} moved`);
  if (!stored) await foldStatistics(quizId);
}

/**
 * What an attempt contributes to the sums: its stored score and marks, so that what is taken back is what was added,
 * whatever key or person marks today. The version, which never changes, tells only which question and which options
 * the positions mean.
 */
export async function factsOf(attempt: Attempt): Promise<AttemptFacts> {
  const { card, annulled } = attempt;
  const attemptNumber = attemptsUsed(attempt);
  if (annulled) return { attemptNumber, annulled: true };
  if (!card) return { attemptNumber };
  const content = await getAsked(attempt, AS_PUBLISHED);
  const answers = decodeAnswers(content.questions, attempt.answers);
  const marks = marksOf(attempt, content).each;
  return {
    attemptNumber,
    finished: {
      percentage: card.percentage,
      isPassing: card.passed,
      totalSeconds: card.time,
      rating: attempt.feedback?.rating,
      answers: content.questions.map((question, i) => ({
        questionId: question.id,
        isCorrect: marks[i]?.isCorrect ?? false,
        answered: marks[i]?.answered ?? false,
        pending: marks[i]?.pending ?? false,
        seconds: answers.get(question.id)?.timeSpent ?? 0,
        chosen: chosenOptions(question, answers.get(question.id)?.userAnswer ?? null),
      })),
    },
  };
}
