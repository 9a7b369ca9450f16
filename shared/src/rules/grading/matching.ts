import type { QuestionOf } from '../../model/quizzes/question.ts';
import type { CorrectedRights, Grader } from './grader.ts';

type Matching = QuestionOf<'matching'> & CorrectedRights;

/**
 * Everything that can be chosen for a left side, once each, in the author's order: right sides, then distractors. That
 * order gives the key away, so participants get it shuffled (`rules/quizzes/presentation.ts`).
 */
export const rightSides = ({ pairs, distractors }: Pick<Matching, 'pairs' | 'distractors'>): string[] => [
  ...new Set([...pairs.map(({ right }) => right), ...distractors]),
];

/** What belongs to each left side, by the key that counts. */
export const rightOfEach = ({ pairs, rights }: Pick<Matching, 'pairs' | 'rights'>): string[] =>
  pairs.map(({ right }, place) => rights?.[place] ?? right);

/** Each left side with its own right side; every pair is a part. */
export const matching: Grader<Matching> = {
  judge(question, answer) {
    const { pairs } = question;
    const given = Array.isArray(answer) ? answer : [];
    const parts = rightOfEach(question).map((right, index) => ({
      part: pairs[index]?.left ?? '',
      given: given[index] ?? '',
      expected: [right],
      isCorrect: given[index] === right,
    }));
    return { earned: parts.filter(({ isCorrect }) => isCorrect).length, of: pairs.length, parts };
  },
  correctAnswer: rightOfEach,
};
