import { queryOptions } from '@tanstack/react-query';
import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ListFilters } from '../model/list-filters.ts';
import { getExportReport, getOverview, listQuizzes } from './quiz-calls.ts';

/** The own quizzes page by page. */
export const quizListQuery = (filters: ListFilters) =>
  cursorQuery({
    queryKey: quizKeys.list(filters),
    read: (cursor, signal) => listQuizzes(filters, cursor, signal),
    // Numbers grow while one is elsewhere.
    staleTime: 5_000,
  });

/** What an export would lose; asked again with each look, because the quiz may have changed. */
export const exportReportQuery = (id: string, format: QuizExportFormat) =>
  queryOptions({
    queryKey: quizKeys.exportReport(id, format),
    queryFn: ({ signal }) => getExportReport(id, format, signal),
    staleTime: 0,
  });

const REFRESH_EVERY = 10_000;

/** The numbers of a quiz, kept fresh while the page is in sight. */
export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.overview(id),
    queryFn: ({ signal }) => getOverview(id, signal),
    staleTime: 0,
    // Stops by itself in a hidden tab; and a quiz that cannot be read is not asked for again and again.
    refetchInterval: ({ state }) => (state.data ? REFRESH_EVERY : false),
    refetchOnWindowFocus: true,
  });
