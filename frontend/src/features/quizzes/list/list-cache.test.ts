import type { QuizStatus } from '@quizhall/shared/model/enums';
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import type { QuizPage } from '../status/quiz-calls.ts';
import type { ListFilters } from './list-filters.ts';
import { withCopy, withoutQuiz, withStatus } from './list-cache.ts';

const counts = { all: 3, published: 2, draft: 1, paused: 0, archived: 0, deleted: 0 };
const card = (id: string, status: QuizStatus) => buildQuiz({ id, status, questions: [] });
const list: { pages: QuizPage[] } = {
  pages: [
    { quizzes: [card('a', 'published'), card('b', 'draft')], counts, total: 3, nextCursor: 'n' },
    { quizzes: [card('c', 'published')], counts, total: 3 },
  ],
};
const statuses = (shown: typeof list) =>
  shown.pages.flatMap((page) => page.quizzes.map(({ id, status }) => `${id} ${status}`));

describe('a quiz that moves to another status', () => {
  it('stays in the list of all, and the counts of every page follow', () => {
    const moved = withStatus(list, 'c', 'paused', 'all');
    expect(statuses(moved)).toEqual(['a published', 'b draft', 'c paused']);
    expect(moved.pages.map((page) => page.counts)).toEqual(
      Array.from({ length: 2 }, () => ({
        all: 3,
        published: 1,
        draft: 1,
        paused: 1,
        archived: 0,
        deleted: 0,
      })),
    );
    expect(moved.pages[0]?.nextCursor).toBe('n');
  });

  it('leaves a list of its old status', () => {
    const left = withStatus(list, 'a', 'archived', 'published');
    expect(statuses(left)).toEqual(['b draft', 'c published']);
    expect(left.pages[0]?.total).toBe(2);
  });

  it('changes nothing when it is not loaded or already there', () => {
    expect(withStatus(list, 'x', 'paused', 'all')).toBe(list);
    expect(withStatus(list, 'a', 'published', 'all')).toBe(list);
  });
});

const own = (like: Partial<ListFilters> = {}): ListFilters => ({
  q: '',
  scope: 'own',
  status: 'all',
  sort: 'recent',
  ...like,
});

describe('a copy', () => {
  const copy = { ...card('d', 'draft'), title: 'Gold (Copy)' };

  it('stands before everything else, and is counted', () => {
    const after = withCopy(list, copy, own());
    expect(statuses(after)[0]).toBe('d draft');
    expect(after.pages[1]).toMatchObject({ total: 4, counts: { all: 4, draft: 2 } });
  });

  it('is only counted under another status', () => {
    const after = withCopy(list, copy, own({ status: 'published' }));
    expect(statuses(after)).toEqual(statuses(list));
    expect(after.pages[0]).toMatchObject({ total: 3, counts: { all: 4 } });
  });

  it('is nothing to a search that does not find it, which is by title and category', () => {
    expect(withCopy(list, copy, own({ q: 'silver' }))).toBe(list);
    expect(statuses(withCopy(list, copy, own({ q: copy.category.toUpperCase() })))[0]).toBe('d draft');
  });

  it('is none of the quizzes of others', () => {
    expect(withCopy(list, copy, own({ scope: 'shared' }))).toBe(list);
  });
});

describe('a quiz that was deleted', () => {
  it('leaves the list, and is counted among the deleted ones', () => {
    const after = withoutQuiz(list, 'b');
    expect(statuses(after)).toEqual(['a published', 'c published']);
    expect(after.pages[0]).toMatchObject({ total: 2, counts: { all: 2, draft: 0, deleted: 1 } });
    expect(withoutQuiz(list, 'x')).toBe(list);
  });
});
