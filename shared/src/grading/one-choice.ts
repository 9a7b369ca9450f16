import type { QuestionOf } from '../model/question.ts';
import type { Grader } from './grader.ts';

/** The answer is the text of the one correct option. */
export const oneChoice: Grader<QuestionOf<'one_choice' | 'true_false'>> = {
  judge: ({ options }, answer) => ({
    earned: Number(options.some(({ isCorrect, text }) => isCorrect && text === answer)),
    of: 1,
  }),
  correctAnswer: ({ options }) => options.find(({ isCorrect }) => isCorrect)?.text ?? '',
};
