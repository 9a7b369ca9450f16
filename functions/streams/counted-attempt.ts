import { isDeepStrictEqual } from 'node:util';
import { wrongTexts } from '@quizhall/shared/grading';
import type { CountedAttempt } from '@quizhall/shared/rules/counted-attempt';
import { attemptsUsed } from '@quizhall/shared/rules/entry';
import type { PendingChange } from '@quizhall/shared/rules/pending-changes';
import type { AttemptChange } from '../_data/attempt-change.ts';
import type { Attempt } from '../_data/attempts.ts';
import { rosterRow } from '../_data/roster-rows.ts';
import { decodeAnswers } from '../_taking/answers.ts';
import { marksOf } from '../_taking/grade.ts';
import { getAsked } from '../_taking/paper.ts';
import { chosenOptions } from './chosen-options.ts';

/**
 * Resolves what an attempt contributes to the aggregates: its stored score and marks, with the key that they are of, so that
 * what is taken back is what was added, whatever key or person marks today.
 */
export async function countedAttempt(attempt: Attempt): Promise<CountedAttempt> {
  const { card, annulled, startedAt: begunAt, feedback } = attempt;
  const begun = { attemptNumber: attemptsUsed(attempt), begunAt };
  if (annulled) return { ...begun, annulled: true };
  if (!card) return begun;
  const content = await getAsked(attempt);
  const given = decodeAnswers(content.questions, attempt.answers);
  const marks = marksOf(attempt, content).each;
  const answers = content.questions.flatMap((question, n) => {
    const mark = marks[n];
    const answer = given.get(question.id);
    const userAnswer = answer?.userAnswer ?? null;
    return mark
      ? {
          questionId: question.id,
          isCorrect: mark.isCorrect,
          answered: mark.answered,
          pending: mark.pending,
          dropped: question.dropped === true,
          hundredths: mark.hundredths,
          points: question.points,
          seconds: Math.round(answer?.timeSpent ?? 0),
          chosen: chosenOptions(question, userAnswer),
          wrong: wrongTexts(question, userAnswer, mark),
        }
      : [];
  });
  const { completedAt, percentage, passed: isPassing, time: totalSeconds } = card;
  const result = { completedAt, percentage, isPassing, totalSeconds, rating: feedback?.rating, answers };
  return { ...begun, finished: result };
}

/** Effect of a change on its quiz's aggregates; undefined if it has none. */
async function pendingChange(change: AttemptChange): Promise<PendingChange | undefined> {
  const { sequenceNumber, before, after } = change;
  if (after.uncounted) return undefined;
  const facts = await countedFacts(change);
  const row = rosterRow(after);
  const changesRow = !before || !isDeepStrictEqual(rosterRow(before), row);
  return facts || changesRow ? { sequenceNumber, ...facts, ...(changesRow && { row }) } : undefined;
}

/** Effects of changes on their quizzes' aggregates, in the same order. */
export async function pendingChanges(changes: readonly AttemptChange[]): Promise<PendingChange[]> {
  const found = await Promise.all(changes.map(pendingChange));
  return found.filter((change) => change !== undefined);
}

/** Undefined where both count the same: a release or a comment has no effect, nor has anything while the attempt runs. */
async function countedFacts({ before, after }: AttemptChange) {
  if (before && !before.card && !after.card) return undefined;
  const [was, is] = await Promise.all([before && countedAttempt(before), countedAttempt(after)]);
  return isDeepStrictEqual(was, is) ? undefined : { before: was, after: is };
}
