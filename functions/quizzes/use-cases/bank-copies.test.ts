import { describe, expect, it } from 'vitest';
import { planBankCopies } from './bank-copies.ts';

const cards = (count: number, totalQuestions: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${String(index).padStart(3, '0')}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    revision: 2,
    totalQuestions,
  }));
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

describe('what one look copies', () => {
  it.each([
    ['a hundred quizzes', 130, 10, 100],
    ['10,000 questions', 30, 500, 20],
    ['all where there is room', 20, 500, 20],
    ['one at least', 3, 10_001, 1],
  ])('is %s', (_, count, questions, taken) => {
    const all = cards(count, questions);
    const { now, later } = planBankCopies(all, new Map(), undefined);
    expect(idsOf(now)).toEqual(idsOf(all.slice(0, taken)));
    expect(later?.id).toBe(all[taken]?.id);
  });

  it('is nothing of which there is a copy, nor what holds no question', () => {
    const [first, second, third] = cards(3, 1);
    const empty = { ...third, totalQuestions: 0 } as NonNullable<typeof third>;
    const known = new Map([
      ['q000', { revision: 2 }],
      ['q001', { revision: 1 }],
    ]);
    expect(planBankCopies([first, second, empty] as NonNullable<typeof first>[], known, undefined)).toEqual({
      now: [second],
      later: undefined,
    });
  });

  it('begins with what this page needs, and leaves what is before it to the end', () => {
    const all = cards(130, 10);
    const { now, later } = planBankCopies(all, new Map(), [all[49]?.createdAt ?? '', 'q049#~']);
    expect(idsOf(now)).toEqual(idsOf([...all.slice(50), ...all.slice(0, 20)]));
    expect(later).toBeUndefined();
  });
});
