import { routes } from 'virtual:contract-routes';
import type { Contract } from '@quizhall/shared/contract';
import type { ReceivedFile, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { quizKeys } from '../quiz-keys.ts';

export type ExportReport = ResponseOf<Contract['quizzes']['getExportReport']>;

/** The dialog shows every failure itself, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** The questions of a quiz as a file. @throws ApiError */
export function exportQuiz(id: string, format: QuizExportFormat): Promise<ReceivedFile> {
  return call(routes.quizzes.exportQuiz, { params: { id }, query: { format } }, QUIET);
}

/** What an export would lose; asked again with each look, because the quiz may have changed. */
export const exportReportQuery = (id: string, format: QuizExportFormat) =>
  queryOptions({
    queryKey: quizKeys.exportReport(id, format),
    queryFn: ({ signal }) =>
      call(routes.quizzes.getExportReport, { params: { id }, query: { format } }, { ...QUIET, signal }),
    staleTime: 0,
  });
