import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ListFilters } from '../model/list-filters.ts';
import { listQuizzes } from './quiz-calls.ts';

/** The own quizzes page by page. */
export const quizListQuery = (filters: ListFilters) =>
  cursorQuery({
    queryKey: quizKeys.list(filters),
    read: (cursor, signal) => listQuizzes(filters, cursor, signal),
    // Numbers grow while one is elsewhere.
    staleTime: 5_000,
  });
