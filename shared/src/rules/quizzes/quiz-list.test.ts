import { describe, expect, it } from 'vitest';
import { QUIZ_SORTS, QUIZ_STATUSES, type QuizFilter } from '../../model/enums.ts';
import { buildQuiz } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { countByStatus, type ListedQuiz, type ListPosition, pageOfQuizzes } from './quiz-list.ts';

const quiz = (id: string, overrides: Partial<ListedQuiz> = {}): ListedQuiz => ({
  ...buildQuiz(),
  id,
  ...overrides,
});
const all = { status: 'all', sort: 'recent', limit: 100 } as const;
const ids = (quizzes: readonly ListedQuiz[]) => quizzes.map(({ id }) => id);

const three = [
  quiz('a', {
    title: 'beta',
    updatedAt: '2026-01-03T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    totalResponses: 5,
    avgScore: 50,
  }),
  quiz('b', {
    title: 'Alpha',
    updatedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T12:00:00.000Z',
    totalResponses: 9,
    avgScore: 70,
  }),
  quiz('c', {
    title: 'gamma',
    updatedAt: '2026-01-02T00:00:00.000Z',
    createdAt: '2025-12-31T00:00:00.000Z',
    totalResponses: 0,
    avgScore: 0,
  }),
];

describe('pageOfQuizzes', () => {
  it.each([
    ['recent', ['a', 'c', 'b']],
    ['oldest', ['c', 'a', 'b']],
    ['title', ['b', 'a', 'c']],
    ['responses', ['b', 'a', 'c']],
    ['performance', ['b', 'a', 'c']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(ids(pageOfQuizzes(three, { ...all, sort }).quizzes)).toEqual(expected);
  });

  it('has deleted ones under their own filter alone, whatever they were, the last deleted first', () => {
    const gone = [
      quiz('d', { status: 'paused', deletedAt: '2026-02-01T00:00:00.000Z' }),
      quiz('e', { status: 'published', deletedAt: '2026-02-02T00:00:00.000Z' }),
    ];
    const under = (status: QuizFilter) => ids(pageOfQuizzes([...three, ...gone], { ...all, status }).quizzes);
    expect(under('deleted')).toEqual(['e', 'd']);
    expect(under('all')).toEqual(['a', 'c', 'b']);
    expect(under('paused')).toEqual([]);
  });

  it('searches title and category in any case', () => {
    const list = [
      quiz('a', { title: 'Roman History' }),
      quiz('b', { title: 'Other', category: 'history' }),
      quiz('c'),
    ];
    expect(ids(pageOfQuizzes(list, { ...all, search: 'HISTORY' }).quizzes)).toEqual(['a', 'b']);
  });

  it('filters by status', () => {
    const list = [quiz('a', { status: 'draft' }), quiz('b', { status: 'paused' })];
    expect(ids(pageOfQuizzes(list, { ...all, status: 'paused' }).quizzes)).toEqual(['b']);
  });

  it('pages through every quiz once, in every order', () => {
    const list = fc
      .array(
        fc.record({
          title: fc.string({ maxLength: 3 }),
          totalResponses: fc.nat(3),
          avgScore: fc.nat(3),
          updatedAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
        }),
        { maxLength: 30 },
      )
      .map((overrides) => overrides.map((override, index) => quiz(`q${index}`, override)));
    fc.assert(
      fc.property(
        list,
        fc.constantFrom(...QUIZ_SORTS),
        fc.integer({ min: 1, max: 7 }),
        (quizzes, sort, limit) => {
          const seen: string[] = [];
          let after: ListPosition | undefined;
          do {
            const page = pageOfQuizzes(quizzes, { ...all, sort, limit, after });
            seen.push(...ids(page.quizzes));
            after = page.next;
          } while (after);
          expect(seen).toEqual(ids(pageOfQuizzes(quizzes, { ...all, sort }).quizzes));
          expect(seen).toHaveLength(quizzes.length);
        },
      ),
    );
  });

  it('goes on at the same place when the last quiz of the page before is gone', () => {
    const first = pageOfQuizzes(three, { ...all, limit: 1 });
    expect(first.matching).toHaveLength(3);
    const rest = pageOfQuizzes(three.slice(1), { ...all, after: first.next });
    expect(ids(rest.quizzes)).toEqual(['c', 'b']);
  });
});

describe('countByStatus', () => {
  it('counts each status and all', () => {
    const list = QUIZ_STATUSES.flatMap((status, index) =>
      Array.from({ length: index }, () => quiz('x', { status })),
    );
    const gone = quiz('gone', { status: 'paused', deletedAt: '2026-02-01T00:00:00.000Z' });
    expect(countByStatus([...list, gone])).toEqual({
      all: 6,
      draft: 0,
      published: 1,
      paused: 2,
      archived: 3,
      deleted: 1,
    });
  });
});
