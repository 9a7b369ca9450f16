import type { QuizStatus } from '@quizhall/shared/model/enums';
import type { QuizPage } from '../api/quiz-calls.ts';
import type { ListFilters } from './list-filters.ts';

interface Pages {
  pages: QuizPage[];
}

/**
 * The loaded pages after a quiz has moved to another status: it leaves a list of its old status, and the counts follow.
 * A list of its new status only gets its count; the row comes with the next read.
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
  const pages = list.pages.map(({ quizzes, counts, ...rest }) => ({
    ...rest,
    quizzes: stays
      ? quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status: to } : quiz))
      : quizzes.filter((quiz) => quiz.id !== id),
    counts: { ...counts, [before]: Math.max(0, counts[before] - 1), [to]: counts[to] + 1 },
  }));
  return { ...list, pages };
}
