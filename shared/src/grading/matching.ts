import type { QuestionOf } from '../model/question.ts';
import type { Grader } from './grader.ts';

type Matching = QuestionOf<'matching'>;

/**
 * Everything that can be chosen for a left side, once each, in the author's order: right sides, then distractors. That
 * order gives the key away, so participants get it shuffled (`rules/presentation.ts`).
 */
export const rightSides = ({ pairs, distractors }: Pick<Matching, 'pairs' | 'distractors'>): string[] => [
  ...new Set([...pairs.map(({ right }) => right), ...distractors]),
];

/** Each left side with its own right side; every pair is a part. */
export const matching: Grader<Matching> = {
  judge({ pairs }, answer) {
    const given = Array.isArray(answer) ? answer : [];
    const parts = pairs.map(({ left, right }, index) => ({
      part: left,
      given: given[index] ?? '',
      expected: [right],
      isCorrect: given[index] === right,
    }));
    return { earned: parts.filter(({ isCorrect }) => isCorrect).length, of: pairs.length, parts };
  },
  correctAnswer: ({ pairs }) => pairs.map(({ right }) => right),
};
