import { expect, it } from 'vitest';
import { nextOf } from './next-match.ts';

it('finds the next place, and looks at each character once', () => {
  const tally = { steps: 0 };
  const text = `a)b)${'c'.repeat(1_000)}`;
  const next = nextOf(text, ')', tally);
  expect([next(0), next(1), next(2), next(3)]).toEqual([1, 1, 3, 3]);
  for (let from = 4; from < text.length; from += 1) expect(next(from)).toBe(Number.POSITIVE_INFINITY);
  expect(tally.steps).toBeLessThanOrEqual(text.length);
});
