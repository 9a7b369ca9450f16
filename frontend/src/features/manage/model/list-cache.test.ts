import type { QuizStatus } from '@quizhall/shared/model/enums';
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { withStatus } from './list-cache.ts';

const counts = { all: 3, published: 2, draft: 1, paused: 0, archived: 0, deleted: 0 };
const card = (id: string, status: QuizStatus) => buildQuiz({ id, status, questions: [] });
const list = {
  pages: [
    { quizzes: [card('a', 'published'), card('b', 'draft')], counts, nextCursor: 'n' },
    { quizzes: [card('c', 'published')], counts },
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
    expect(statuses(withStatus(list, 'a', 'archived', 'published'))).toEqual(['b draft', 'c published']);
  });

  it('changes nothing when it is not loaded or already there', () => {
    expect(withStatus(list, 'x', 'paused', 'all')).toBe(list);
    expect(withStatus(list, 'a', 'published', 'all')).toBe(list);
  });
});
