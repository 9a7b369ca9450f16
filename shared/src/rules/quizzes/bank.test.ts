import { describe, expect, it } from 'vitest';
import { CATEGORIES, QUESTION_DIFFICULTIES, QUESTION_TYPES } from '../../model/enums.ts';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import {
  type BankEntry,
  type BankPlace,
  type BankPosition,
  comparePositions,
  facilityOf,
  foldBank,
  identityOf,
  isSaved,
  matcherOf,
  pageOfBank,
  positionBefore,
  positionOf,
  quizOf,
  usesOf,
} from './bank.ts';

const capital = buildQuestion();
const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T00:00:00.000Z`;

const place = (overrides: Partial<BankPlace> = {}): BankPlace => {
  const question = overrides.question ?? capital;
  const quiz = { id: 'q_1', title: 'One' };
  return {
    id: identityOf(question),
    question,
    category: 'general',
    at: day(1),
    quiz,
    index: 0,
    ...overrides,
  };
};

describe('one and the same question', () => {
  it.each([
    ['points', { points: 3 }],
    ['a tag', { tags: ['europe'] }],
    ['an explanation', { explanation: 'Since 508.' }],
    ['the order of options', { options: capital.options.toReversed() }],
    ['the id', { id: 'q9' }],
  ])('stays so with other %s', (_, changes) => {
    expect(identityOf({ ...capital, ...changes })).toBe(identityOf(capital));
  });

  it.each([
    ['stem', { question: 'Capital of Italy?' }],
    ['picture', { media: { key: 'media/u/a.webp', alt: '' } }],
    ['key', { options: capital.options.map((option) => ({ ...option, isCorrect: !option.isCorrect })) }],
  ])('is another one with another %s', (_, changes) => {
    expect(identityOf({ ...capital, ...changes })).not.toBe(identityOf(capital));
  });

  it('tells the order of an ordering, and which sides of a matching belong together', () => {
    const ordering = buildQuestion({ type: 'ordering' });
    expect(identityOf({ ...ordering, items: ordering.items.toReversed() })).not.toBe(identityOf(ordering));
    const matching = buildQuestion({ type: 'matching' });
    const [a, b, c] = matching.pairs;
    if (!a || !b || !c) throw new Error('three pairs');
    const crossed = [{ ...a, right: b.right }, { ...b, right: a.right }, c];
    expect(identityOf({ ...matching, pairs: crossed })).not.toBe(identityOf(matching));
  });
});

describe('a folded bank', () => {
  it('shows a question once, as it is worded at its newest place', () => {
    const older = place({ at: day(1), quiz: { id: 'q_1', title: 'One' } });
    const newer = place({
      at: day(2),
      quiz: { id: 'q_2', title: 'Two' },
      question: { ...capital, points: 2 },
    });
    const [entry, ...others] = foldBank([older, newer, { ...newer, index: 4 }]);
    if (!entry) throw new Error('no entry');
    expect(others).toEqual([]);
    expect(entry.places[0]?.question.points).toBe(2);
    expect([usesOf(entry), quizOf(entry)?.title, isSaved(entry)]).toEqual([2, 'Two', false]);
  });

  it('has no use of a question that was only saved', () => {
    const [entry] = foldBank([place({ quiz: undefined })]);
    if (!entry) throw new Error('no entry');
    expect([usesOf(entry), quizOf(entry), isSaved(entry)]).toEqual([0, undefined, true]);
  });
});

describe('what is looked for', () => {
  const café = buildQuestion({ type: 'short_answer', question: 'Où est le café?', correctAnswers: ['Ici'] });
  const entry = foldBank([
    place({ question: { ...café, tags: ['Français'] }, at: day(2), category: 'history' }),
    place({ id: identityOf(café), question: café, category: 'general', quiz: undefined }),
  ])[0] as BankEntry;

  it.each([
    [{ q: 'CAFE ou' }, true],
    [{ q: 'ici' }, true],
    [{ q: 'cafe tea' }, false],
    [{ type: 'short_answer' as const }, true],
    [{ type: 'essay' as const }, false],
    [{ tag: 'francais' }, true],
    [{ tag: 'fran' }, false],
    [{ category: 'general' as const }, true],
    [{ category: 'sports' as const }, false],
    [{ difficulty: 'hard' as const }, false],
  ])('%j: %s', (filters, expected) => {
    expect(matcherOf(filters)(entry)).toBe(expected);
  });
});

describe('the facility', () => {
  it('is of everybody who was asked, wherever it was', () => {
    expect(
      facilityOf([
        { seen: 2, correct: 1 },
        { seen: 1, correct: 1 },
      ]),
    ).toBe(0.667);
    expect(facilityOf([])).toBeUndefined();
    expect(facilityOf([{ seen: 0, correct: 0 }])).toBeUndefined();
  });
});

const anyPlace: fc.Arbitrary<BankPlace> = fc
  .tuple(
    fc.oneof(anyQuestion, fc.constantFrom(capital, { ...capital, tags: ['t'] })),
    fc.constantFrom(...CATEGORIES),
    fc.integer({ min: 1, max: 5 }),
    fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    fc.nat(20),
  )
  .map(([question, category, at, quiz, index]) => {
    const n = quiz ?? 0;
    return place({
      question,
      category,
      // A quiz was created once.
      at: day(quiz === undefined ? at : n),
      quiz: quiz === undefined ? undefined : { id: `q_${n}`, title: String(n) },
      index,
    });
  });

const filters = fc.record(
  {
    type: fc.constantFrom(...QUESTION_TYPES),
    category: fc.constantFrom(...CATEGORIES),
    difficulty: fc.constantFrom(...QUESTION_DIFFICULTIES),
    q: fc.constantFrom('a', 'capital', 'france paris'),
    tag: fc.constant('t'),
  },
  { requiredKeys: [] },
);

describe('pages', () => {
  it('hold together, whatever is looked for, what fits of the whole bank, each once and in its order', () => {
    fc.assert(
      fc.property(
        // One question at a place.
        fc.uniqueArray(anyPlace, {
          minLength: 6,
          maxLength: 30,
          size: 'max',
          selector: (one) => positionOf(one).join(),
        }),
        fc.oneof(fc.constant({}), filters),
        fc.integer({ min: 1, max: 4 }),
        (places, wanted, limit) => {
          const entries = foldBank(places);
          const read: BankEntry[] = [];
          let after: BankPosition | undefined;
          do {
            const page = pageOfBank(entries, { ...wanted, limit, after });
            expect(page.entries.length).toBeLessThanOrEqual(limit);
            read.push(...page.entries);
            after = page.next;
          } while (after);
          const expected = entries.filter(matcherOf(wanted)).map(({ id }) => id);
          expect(read.map(({ id }) => id)).toEqual(expected);
        },
      ),
    );
  });

  it('end before they grow too large, but hold one question at least', () => {
    const large = (n: number) =>
      place({ index: n, question: { ...buildQuestion(), question: `${n}${'x'.repeat(600_000)}` } });
    const entries = foldBank([large(1), large(2), large(3)]);
    const first = pageOfBank(entries, { limit: 100 });
    expect(first.entries).toHaveLength(1);
    const second = pageOfBank(entries, { limit: 100, after: first.next });
    expect(second.entries).toEqual([entries[1]]);
    expect(pageOfBank(entries, { limit: 100, after: second.next })).toEqual({ entries: [entries[2]] });
  });

  it('end where not everything is known, and begin there again', () => {
    const first = place({ at: day(3), quiz: { id: 'q_3', title: '3' } });
    const second = place({ at: day(1), question: buildQuestion({ type: 'essay' }) });
    const entries = foldBank([first, second]);
    const until = positionBefore(day(2), 'q_2');
    expect(pageOfBank(entries, { limit: 9, until })).toEqual({ entries: [entries[0]], next: until });
    expect(pageOfBank(entries, { limit: 9, after: until })).toEqual({ entries: [entries[1]] });
    expect(pageOfBank(entries, { limit: 9, until: positionBefore(day(3), 'q_3') }).entries).toEqual([]);
  });

  it('order a quiz by its own order, and the newest quiz first', () => {
    const at = (index: number, n = 1) => positionOf(place({ index, at: day(n) }));
    expect([at(10), at(2), at(0, 2)].toSorted(comparePositions)).toEqual([at(0, 2), at(2), at(10)]);
  });
});
