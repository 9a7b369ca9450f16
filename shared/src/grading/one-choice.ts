import type { Grader } from './grader.ts';

/** The answer is the text of the one correct option. */
export const oneChoice: Grader = {
  isCorrect: ({ options }, answer) =>
    typeof answer === 'string' && options.some((option) => option.isCorrect && option.text === answer),
  correctAnswer: ({ options }) => options.find((option) => option.isCorrect)?.text ?? '',
};
