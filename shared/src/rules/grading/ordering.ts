import type { QuestionOf } from '../../model/quizzes/question.ts';
import type { CorrectedRights, Grader } from './grader.ts';

type Ordering = QuestionOf<'ordering'> & CorrectedRights;

/** The items in their right order, by the key that counts. */
export const inRightOrder = ({ items, rights }: Pick<Ordering, 'items' | 'rights'>): string[] => [
  ...(rights ?? items),
];

/** The right position of each given item; undefined when the answer is not all items once each. */
function positionsOf(items: readonly string[], given: readonly string[]): number[] | undefined {
  const positions = given.map((text) => items.indexOf(text));
  const complete = given.length === items.length && new Set(positions).size === items.length;
  return complete && !positions.includes(-1) ? positions : undefined;
}

/** Pairs in the right order minus pairs in the wrong order. */
function concordance(positions: readonly number[]): number {
  let sum = 0;
  for (const [index, position] of positions.entries()) {
    for (let later = index + 1; later < positions.length; later += 1) {
      sum += position < (positions[later] ?? 0) ? 1 : -1;
    }
  }
  return sum;
}

/**
 * Partial credit is Kendall's tau floored at 0: of all pairs of items, those in the right order minus those in the wrong
 * one, over their number (Kendall, "A New Measure of Rank Correlation", Biometrika 30, 1938). A guess earns about
 * nothing, as with multiple_choice; one misplaced item costs as much as it is far from its place.
 */
export const ordering: Grader<Ordering> = {
  judge(question, answer) {
    const items = inRightOrder(question);
    const given = Array.isArray(answer) ? answer : [];
    const positions = positionsOf(items, given);
    return {
      earned: positions ? concordance(positions) : 0,
      of: (items.length * (items.length - 1)) / 2,
      parts: items.map((item, index) => ({
        part: String(index + 1),
        given: given[index] ?? '',
        expected: [item],
        isCorrect: given[index] === item,
      })),
    };
  },
  correctAnswer: inRightOrder,
};
