import type { QuizStatus } from '@quizhall/shared/model/enums';
import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { isFoundBy, isUnder } from '@quizhall/shared/rules/quizzes/quiz-list';
import type { QuizPage } from '../status/quiz-calls.ts';
import type { ListFilters } from './list-filters.ts';

interface Pages {
  pages: QuizPage[];
}

/**
 * Updates the loaded pages after a status change: removes the quiz from lists of the old status and adjusts the
 * counts. The new status's list only adjusts its count; the next read adds the row.
 */
export function withStatus<List extends Pages>(
  list: List,
  id: string,
  to: QuizStatus,
  shown: ListFilters['status'],
): List {
  const before = list.pages.flatMap((page) => page.quizzes).find((quiz) => quiz.id === id)?.status;
  if (before === undefined || before === to) return list;
  const stays = shown === 'all' || shown === to;
  const pages = list.pages.map(({ quizzes, counts, total, ...rest }) => ({
    ...rest,
    total: stays ? total : Math.max(0, total - 1),
    quizzes: stays
      ? quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status: to } : quiz))
      : quizzes.filter((quiz) => quiz.id !== id),
    counts: { ...counts, [before]: Math.max(0, counts[before] - 1), [to]: counts[to] + 1 },
  }));
  return { ...list, pages };
}

/** Prepends a copy to the loaded pages if the filters include it. */
export function withCopy<List extends Pages>(list: List, copy: QuizCard, shown: ListFilters): List {
  if (shown.scope !== 'own' || !isFoundBy(copy, shown.q)) return list;
  const fits = isUnder(copy, shown.status);
  const pages = list.pages.map((page, place) => ({
    ...page,
    quizzes: fits && place === 0 ? [copy, ...page.quizzes] : page.quizzes,
    total: page.total + Number(fits),
    counts: { ...page.counts, all: page.counts.all + 1, [copy.status]: page.counts[copy.status] + 1 },
  }));
  return { ...list, pages };
}

/** Removes a deleted quiz from the loaded pages and counts it as deleted. */
export function withoutQuiz<List extends Pages>(list: List, id: string): List {
  const gone = list.pages.flatMap((page) => page.quizzes).find((quiz) => quiz.id === id);
  if (!gone) return list;
  const pages = list.pages.map(({ quizzes, counts, total, ...rest }) => ({
    ...rest,
    quizzes: quizzes.filter((quiz) => quiz.id !== id),
    total: Math.max(0, total - 1),
    counts: {
      ...counts,
      all: Math.max(0, counts.all - 1),
      [gone.status]: Math.max(0, counts[gone.status] - 1),
      deleted: counts.deleted + 1,
    },
  }));
  return { ...list, pages };
}
