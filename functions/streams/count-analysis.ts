import { wrongTexts } from '@quizhall/shared/grading';
import {
  addToAnalysis,
  type AnalysedAttempt,
  emptyAnalysis,
  removeFromAnalysis,
} from '@quizhall/shared/rules/item-sums';
import { foldAnalysis, getShardAnalysis, listAnalysis, putShardAnalysis } from '../_data/analysis.ts';
import type { AttemptChange } from '../_data/attempt-change.ts';
import type { Attempt } from '../_data/attempts.ts';
import { findLiveQuiz } from '../_data/quiz-cache.ts';
import { freshRecords } from '../_data/shard-items.ts';
import { getStatistics } from '../_data/statistics.ts';
import { now } from '../_platform/clock.ts';
import { decodeAnswers } from '../_taking/answers.ts';
import { marksOf } from '../_taking/grade.ts';
import { getAsked } from '../_taking/paper.ts';
import { chosenOptions } from './chosen-options.ts';

/**
 * Adds one quiz's finished attempts of a batch to the sums of its item analysis, before its statistics count them: as
 * long as those say that nobody has finished, all attempts are analysed.
 * @throws Error when another consumer of the same shard moved the mark in between; the batch then comes again
 */
export async function countAnalysis(
  quizId: string,
  shard: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const finished = changes.filter(
    ({ before, after }) => (after.card ?? before?.card) && !after.uncounted && !isSame(before, after),
  );
  if (finished.length === 0) return;
  const stored = await getShardAnalysis(quizId, shard);
  const fresh = freshRecords(finished, stored?.highWater);
  const last = fresh.at(-1);
  if (!last || !(await findLiveQuiz(quizId))) return;
  let sums = stored?.sums ?? emptyAnalysis(await firstAnalysed(quizId));
  for (const { before, after } of fresh) {
    const [was, is] = await Promise.all([before, after].map((image) => analysed(image, sums.since)));
    if (was) sums = removeFromAnalysis(sums, was);
    if (is) sums = addToAnalysis(sums, is);
  }
  const highWater = last.sequenceNumber;
  const written = await putShardAnalysis({ quizId, shard, sums, highWater, after: stored?.highWater });
  if (!written) throw new Error(`Item analysis of ${quizId} in ${shard} moved`);
  if (!stored) await foldAnalysis(quizId);
}

/** Whether nothing that is analysed has changed: a release, a rating or a comment has no write. */
const isSame = (before: Attempt | undefined, after: Attempt): boolean =>
  before?.card !== undefined && factsIn(before) === factsIn(after);

const factsIn = ({ card, marks, answers, version, annulled }: Attempt): string =>
  JSON.stringify([card?.completedAt, marks, answers, version, annulled !== undefined]);

/**
 * From when on attempts of this quiz are analysed, the same for all of its stream shards: from the first one, or, where
 * attempts were counted before there was an analysis, from now on. What is older is neither added nor taken back.
 */
async function firstAnalysed(quizId: string): Promise<number> {
  const { completed } = await getStatistics(quizId);
  const others = await listAnalysis(quizId, { consistent: true });
  if (others.length > 0) return Math.max(...others.map(({ since }) => since));
  return completed > 0 ? now() : 0;
}

/**
 * What an attempt contributes: its stored marks, with the key that they are of, so that what is taken back is what was
 * added; a question that this key drops is not part of its score and not analysed. Undefined: nothing, because it goes on,
 * is annulled, waits for a person, who may change what it earned, or is from before.
 */
async function analysed(attempt: Attempt | undefined, since: number): Promise<AnalysedAttempt | undefined> {
  if (!attempt?.card || attempt.annulled || attempt.card.completedAt < since) return undefined;
  const content = await getAsked(attempt);
  const marks = marksOf(attempt, content).each;
  if (marks.some(({ pending }) => pending)) return undefined;
  const answers = decodeAnswers(content.questions, attempt.answers);
  return {
    answers: content.questions.flatMap((question, i) => {
      const mark = marks[i];
      const given = answers.get(question.id);
      const answer = given?.userAnswer ?? null;
      return mark && !question.dropped
        ? {
            questionId: question.id,
            points: question.points,
            hundredths: mark.hundredths,
            answered: mark.answered,
            seconds: Math.round(given?.timeSpent ?? 0),
            chosen: chosenOptions(question, answer),
            wrong: wrongTexts(question, answer, mark),
          }
        : [];
    }),
  };
}
