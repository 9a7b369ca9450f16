import { queryOptions } from '@tanstack/react-query';
import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ListFilters } from '../model/list-filters.ts';
import { getExportReport, listQuizzes } from './quiz-calls.ts';

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
