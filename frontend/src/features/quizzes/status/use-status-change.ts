import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import type { QuizStatus } from '@quizhall/shared/model/enums';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { type QuizPage, setStatus } from './quiz-calls.ts';
import { withStatus } from '../list/list-cache.ts';
import type { ListFilters } from '../list/list-filters.ts';
import { MOVES, type StatusAction } from './status-actions.ts';

export interface StatusChange {
  id: string;
  action: StatusAction;
}

interface Outcome {
  onDone: (change: StatusChange, quiz: OwnQuiz) => void;
  onFailed: (change: StatusChange, error: Error) => void;
}

/**
 * Changes the status of a quiz. Updates lists and overview optimistically if the result is certain, and rolls back on
 * an error.
 */
export function useStatusChange({ onDone, onFailed }: Outcome) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, action }: StatusChange) => setStatus(id, MOVES[action].wanted),
    onMutate: async ({ id, action }) => {
      const { expected } = MOVES[action];
      return expected ? showStatus(client, id, expected) : undefined;
    },
    onSuccess: async (quiz, change) => {
      await showStatus(client, quiz.id, quiz.status);
      onDone(change, quiz);
    },
    onError: (error, change, undo) => {
      undo?.();
      onFailed(change, error);
    },
    onSettled: (_quiz, _error, { id }) => refreshQuiz(client, id),
  });
  return { change: mutation.mutate, running: mutation.isPending ? mutation.variables : undefined };
}

/** Writes a status into all cached data. Returns the rollback. */
async function showStatus(client: QueryClient, id: string, status: QuizStatus): Promise<() => void> {
  const overviewKey = quizKeys.overview(id);
  // A read in progress would restore the old status.
  await Promise.all([
    client.cancelQueries({ queryKey: quizKeys.lists }),
    client.cancelQueries({ queryKey: overviewKey }),
  ]);
  const lists = client.getQueriesData<InfiniteData<QuizPage>>({ queryKey: quizKeys.lists });
  const overview = client.getQueryData<QuizOverview>(overviewKey);
  for (const [key, list] of lists) {
    const filters = key.at(-1) as ListFilters;
    if (list) client.setQueryData(key, withStatus(list, id, status, filters.status));
  }
  if (overview) client.setQueryData(overviewKey, { ...overview, status });
  return () => {
    for (const [key, list] of lists) client.setQueryData(key, list);
    if (overview) client.setQueryData(overviewKey, overview);
  };
}
