import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { beginRelease } from '../api/grading-calls.ts';
import { queueQuery, releaseQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import type { GradingPlace } from './use-grading-place.ts';

/** Begins a release and follows it, also after a reload: its run stands in the address. */
export function useRelease(quizId: string, { run: runId, go }: Pick<GradingPlace, 'run' | 'go'>) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: Parameters<typeof beginRelease>[1]) => beginRelease(quizId, wish),
  });
  const run = useQuery({ ...releaseQuery(runId ?? ''), enabled: runId !== undefined });
  const ended = run.data?.status === 'done' || run.data?.status === 'failed';
  useEffect(() => {
    if (!ended) return;
    void client.invalidateQueries({ queryKey: queueQuery(quizId).queryKey });
    void refreshQuiz(client, quizId);
  }, [ended, client, quizId]);
  return {
    begin: (wish: Parameters<typeof beginRelease>[1], onBegun: () => void) =>
      mutate(wish, {
        onSuccess: (begun) => {
          onBegun();
          go({ run: begun });
        },
      }),
    beginning: isPending,
    problem: error ? serverMessage(error, messages.release.failed) : undefined,
    forget: reset,
    runId,
    run: run.data,
    lost: run.isError && !run.data,
    lookAgain: () => void run.refetch(),
  };
}
export type Release = ReturnType<typeof useRelease>;
