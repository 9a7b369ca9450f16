import { queryOptions } from '@tanstack/react-query';
import { isEnded, runInterval } from '@/lib/query/run-interval.ts';
import { getQuestions, getRun, listRegrades } from './regrade-calls.ts';

const keyOf = (id: string) => ['quizzes', 'regrade', id] as const;

/** Questions with the current key. */
export const questionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'questions'],
    queryFn: ({ signal }) => getQuestions(id, signal),
    staleTime: 0,
    // Other editors may have changed the quiz.
    refetchOnWindowFocus: true,
  });

/** Corrections of a quiz. */
export const regradesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'history'],
    queryFn: ({ signal }) => listRegrades(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Another user's run has no readable job, so this polls the list.
    refetchInterval: ({ state: { data, error } }) =>
      data?.latest?.status === 'running' && data.latest.runId === undefined && runInterval(false, error),
  });

/** Progress of a correction. Polls until it ends. */
export const regradeRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['run', runId],
    queryFn: ({ signal }) => getRun(runId, signal),
    enabled: runId !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => runInterval(isEnded(data), error),
  });
