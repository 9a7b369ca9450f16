import { describe, expect, it } from 'vitest';
import { copyTitle } from './copy-quiz.ts';

describe('the title of a copy', () => {
  it.each([
    ['Capitals', 'Capitals (copy)'],
    ['', ''],
    ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
    [`${'x'.repeat(192)}😀 and more of it`, `${'x'.repeat(192)} (copy)`],
    [`${'x'.repeat(192)} and more of it`, `${'x'.repeat(192)} (copy)`],
  ])('of %j', (title, expected) => {
    expect(copyTitle(title)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(200);
  });
});
