import { expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { type Comparable, COMPARISON_SORTS, pageOfComparison } from './quiz-comparison.ts';
import type { ListPosition } from '../quizzes/quiz-list.ts';

const number = fc.option(fc.nat(3), { nil: undefined });
const quiz = fc.record({
  title: fc.constantFrom('Gold', 'silver', 'Iron', 'Äther'),
  status: fc.constantFrom('draft', 'published'),
  responses: fc.nat(3),
  averageScore: number,
  passRate: number,
  averageMinutes: number,
  rating: fc.record({ average: fc.nat(5), count: fc.nat(1) }),
  lastResponse: number,
});
const quizzes = fc
  .array(quiz, { maxLength: 20 })
  .map((all) => all.map((one, n): Comparable => ({ ...one, id: `q${n}` })));

it('shows every quiz once, in whichever order and pages', () => {
  fc.assert(
    fc.property(
      quizzes,
      fc.constantFrom(...COMPARISON_SORTS),
      fc.integer({ min: 1, max: 7 }),
      (all, sort, limit) => {
        const found: string[] = [];
        let after: ListPosition | undefined;
        do {
          const page = pageOfComparison(all, { status: 'all', sort, limit, after });
          found.push(...page.quizzes.map(({ id }) => id));
          after = page.next;
        } while (after);
        expect(found.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      },
    ),
  );
});

it.each([
  ['score', ['low', 'high', 'none']],
  ['-score', ['high', 'low', 'none']],
] as const)('puts what has no value last: %s', (sort, expected) => {
  const rating = { average: 0, count: 0 };
  const of = (id: string, averageScore?: number) => ({
    id,
    title: id,
    status: 'draft',
    responses: 0,
    rating,
    averageScore,
  });
  const page = pageOfComparison([of('none'), of('high', 90), of('low', 0)], {
    status: 'all',
    sort,
    limit: 9,
  });
  expect(page.quizzes.map(({ id }) => id)).toEqual(expected);
});
