import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Query keys of what an owner sees of their quizzes; the editor and the management screens refresh each other by them.
 * What belongs to one quiz is `['quizzes', kind, id, …]`: by that it is found when the quiz's numbers change.
 */
export const quizKeys = {
  all: ['quizzes'] as const,
  lists: ['quizzes', 'list'] as const,
  list: (filters: object) => ['quizzes', 'list', filters] as const,
  /** The newest few, as the bar lists them. */
  newest: ['quizzes', 'newest'] as const,
  quiz: (id: string) => ['quizzes', 'quiz', id] as const,
  overview: (id: string) => ['quizzes', 'overview', id] as const,
  analysis: (id: string) => ['quizzes', 'analysis', id] as const,
  retention: (id: string, months: number | undefined) => ['quizzes', 'retention', id, months] as const,
  prizePool: (id: string) => ['quizzes', 'prize-pool', id] as const,
  prizes: (id: string) => ['quizzes', 'prizes', id] as const,
  ledger: (id: string) => ['quizzes', 'ledger', id] as const,
  pulse: (id: string) => ['quizzes', 'pulse', id] as const,
  exportReport: (id: string, format: string, withMedia: boolean) =>
    ['quizzes', 'export', id, format, withMedia] as const,
  exportRun: (runId: string) => ['quizzes', 'export-run', runId] as const,
  versions: (id: string) => ['quizzes', 'versions', id] as const,
  version: (id: string, ref: string) => ['quizzes', 'version', id, ref] as const,
};

/** What an author wrote, which no participant changes; and the question whether anything did. */
const APART: readonly unknown[] = ['quiz', 'versions', 'version', 'export', 'pulse'];

/** Whether a query shows how this quiz goes: every one of the quiz, but what its author wrote. */
export const showsNumbersOf =
  (id: string) =>
  ({ queryKey: [area, kind, of] }: Pick<Query, 'queryKey'>): boolean =>
    area === 'quizzes' && of === id && !APART.includes(kind);

/** What shows a quiz in a list, its numbers or who took it asks again, as after every change of it. */
export async function refreshQuiz(client: QueryClient, id: string): Promise<void> {
  const stale = [quizKeys.lists, quizKeys.newest, quizKeys.versions(id)];
  await Promise.all([
    ...stale.map((queryKey) => client.invalidateQueries({ queryKey })),
    client.invalidateQueries({ predicate: showsNumbersOf(id) }),
  ]);
}
