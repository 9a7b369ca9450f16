import type { QueryClient } from '@tanstack/react-query';

/** Query keys of what an owner sees of their quizzes; the editor and the management screens refresh each other by them. */
export const quizKeys = {
  lists: ['quizzes', 'list'] as const,
  list: (filters: object) => ['quizzes', 'list', filters] as const,
  /** The newest few, as the bar lists them. */
  newest: ['quizzes', 'newest'] as const,
  quiz: (id: string) => ['quizzes', 'quiz', id] as const,
  overview: (id: string) => ['quizzes', 'overview', id] as const,
  exportReport: (id: string, format: string, withMedia: boolean) =>
    ['quizzes', 'export', id, format, withMedia] as const,
  exportRun: (runId: string) => ['quizzes', 'export-run', runId] as const,
  versions: (id: string) => ['quizzes', 'versions', id] as const,
  version: (id: string, number: number) => ['quizzes', 'version', id, number] as const,
};

/** What shows a quiz in a list or its numbers asks again, as after every change of it. */
export async function refreshQuiz(client: QueryClient, id: string): Promise<void> {
  const stale = [quizKeys.lists, quizKeys.newest, quizKeys.overview(id), quizKeys.versions(id)];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
