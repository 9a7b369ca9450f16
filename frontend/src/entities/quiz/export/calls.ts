import { routes } from 'virtual:contract-routes';
import type { Contract } from '@quizhall/shared/contract';
import type { ReceivedFile, ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { QuizExportFormat, RunExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { runInterval } from '@/lib/query/run-interval.ts';
import { quizKeys } from '../quiz-keys.ts';
import type { ExportFormat } from './formats.ts';

export type ExportReport = ResponseOf<Contract['quizzes']['getExportReport']>;

/** The dialog shows every failure itself, so that nothing is said twice. */
const QUIET = { quiet: true } as const;

/** The questions or the results of a quiz as a file. @throws ApiError */
function exportQuiz(id: string, format: ExportFormat): Promise<ReceivedFile> {
  return call(routes.quizzes.exportQuiz, { params: { id }, query: { format } }, QUIET);
}

/** What an export would lose; asked again with each look, because the quiz may have changed. */
export const exportReportQuery = (id: string, format: QuizExportFormat, withMedia: boolean) =>
  queryOptions({
    queryKey: quizKeys.exportReport(id, format, withMedia),
    queryFn: ({ signal }) => {
      const query = { format, ...(withMedia && { media: 'with' as const }) };
      return call(routes.quizzes.getExportReport, { params: { id }, query }, { ...QUIET, signal });
    },
    staleTime: 0,
  });

/** Has the file written in the background, however large. Answers the run. @throws ApiError */
async function beginExport(id: string, format: ExportFormat, media: boolean): Promise<string> {
  const body = { format: namedForRun(format), media };
  const { runId } = await call(routes.quizzes.beginExport, { params: { id }, body }, QUIET);
  return runId;
}

/** What the direct download calls JSON is that of the questions, in the background that of the results. */
function namedForRun(format: ExportFormat): RunExportFormat {
  if (format === 'json') return 'questions-json';
  return format === 'results-json' ? 'json' : format;
}

/** The file at once where it fits into an answer, else the run that writes it. @throws ApiError */
export async function writeFile(
  id: string,
  format: ExportFormat,
  withMedia: boolean,
): Promise<ReceivedFile | { runId: string }> {
  if (withMedia) return { runId: await beginExport(id, format, true) };
  try {
    return await exportQuiz(id, format);
  } catch (error) {
    if (hasCode(error, 'EXPORT_TOO_LARGE')) return { runId: await beginExport(id, format, false) };
    throw error;
  }
}

/** What a run has written. */
export type WrittenExport = ResponseOf<Contract['quizzes']['getExport']>;

/** How far a background export is, and its file once there is one. */
export const exportRunQuery = (runId: string) =>
  queryOptions({
    queryKey: quizKeys.exportRun(runId),
    queryFn: async ({ signal }) => {
      const params = { id: runId };
      const run = await call(routes.runs.getRun, { params }, { ...QUIET, signal });
      const isDone = run.status === 'done';
      const file = isDone
        ? await call(routes.quizzes.getExport, { params }, { ...QUIET, signal })
        : undefined;
      return { run, file };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      runInterval(data?.file !== undefined || data?.run.status === 'failed', error),
  });

/** Gets a download link for the file of a run. It expires after a minute, so ask for one at each press. @throws ApiError */
export async function linkToExport(runId: string): Promise<string> {
  const { url } = await call(routes.quizzes.getExport, { params: { id: runId } }, QUIET);
  return url;
}
