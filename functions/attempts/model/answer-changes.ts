import type { Question, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { decodeAnswer } from '@quizhall/shared/grading';
import type { Attempt } from './attempts.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { type EncodedAnswers, isGiven } from '../../grading/model/stored-answers.ts';
import { gradeStored } from '../../grading/model/grade-answers.ts';

const answerOf = (question: Question, encoded: string | undefined): UserAnswer | null =>
  (encoded === undefined ? undefined : decodeAnswer(question, encoded)?.userAnswer) ?? null;

/** Stored answers that a hand-in changes, by position; empty text for a question without one. Time and flags do not count. */
export function changedAnswers(
  questions: readonly Question[],
  stored: EncodedAnswers,
  counted: EncodedAnswers,
): EncodedAnswers {
  const changed = questions.flatMap((question, position) => {
    const before = stored[position];
    const [a, b] = [answerOf(question, before), answerOf(question, counted[position])];
    return JSON.stringify(a) === JSON.stringify(b) ? [] : [[String(position), before ?? ''] as const];
  });
  return Object.fromEntries(changed);
}

/** State stored on the server when a late submission arrived, with the score it would have earned. */
export function heldOf(
  content: QuizVersion,
  stored: EncodedAnswers,
  changed: EncodedAnswers,
): NonNullable<Attempt['held']> {
  return {
    percentage: gradeStored(content, stored).score.percentage,
    answered: Object.entries(stored).filter(([position, text]) =>
      isGiven(content.questions[Number(position)], text),
    ).length,
    answers: changed,
  };
}

/**
 * The answer that the server held at a position where a late hand-in changed it, null for none; undefined where it is the
 * same. Essays are left out: only the text that counts is stored.
 */
export function heldAnswer(
  { held }: Pick<Attempt, 'held'>,
  question: Question,
  position: number,
): UserAnswer | null | undefined {
  const text = held?.answers[position];
  return text === undefined || question.type === 'essay' ? undefined : answerOf(question, text);
}
