import type { Grader } from './grader.ts';
import { matchesAny } from './text.ts';

/** Any accepted answer, ignoring case and outer spaces. */
export const shortAnswer: Grader = {
  isCorrect: ({ correctAnswers }, answer) => typeof answer === 'string' && matchesAny(correctAnswers, answer),
  correctAnswer: ({ correctAnswers }) => correctAnswers,
};
