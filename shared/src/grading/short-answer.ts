import type { QuestionOf } from '../model/question.ts';
import { matchesAny } from './accepted.ts';
import type { Grader } from './grader.ts';

/** Any accepted answer, ignoring case and outer spaces. */
export const shortAnswer: Grader<QuestionOf<'short_answer'>> = {
  judge: ({ correctAnswers, grading }, answer) => ({
    earned: Number(typeof answer === 'string' && matchesAny(correctAnswers, answer, grading)),
    of: 1,
  }),
  correctAnswer: ({ correctAnswers }) => correctAnswers,
};
