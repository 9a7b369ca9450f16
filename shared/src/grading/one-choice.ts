import type { QuestionOf } from '../model/question.ts';
import type { Grader } from './grader.ts';

/** The answer is the text of the one correct option; a corrected key may accept any of several. */
export const oneChoice: Grader<QuestionOf<'one_choice' | 'true_false'>> = {
  judge: ({ options }, answer) => ({
    earned: Number(options.some(({ isCorrect, text }) => isCorrect && text === answer)),
    of: 1,
  }),
  correctAnswer({ options }) {
    const [first = '', ...more] = options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []));
    return more.length > 0 ? [first, ...more] : first;
  },
};
