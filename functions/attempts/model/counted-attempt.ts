import { wrongTexts } from '@quizhall/shared/grading';
import type { CountedAttempt } from '@quizhall/shared/rules/results/counted-attempt';
import { attemptsUsed } from '@quizhall/shared/rules/attempts/entry';
import type { Attempt } from './attempts.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { chosenOptions } from '../../grading/model/chosen-options.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { getAsked } from './test-form.ts';

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
