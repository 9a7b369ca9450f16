import { queryOptions } from '@tanstack/react-query';
import { isEnded, runInterval } from '@/lib/query/run-interval.ts';
import { getQuestions, getRun, listRegrades } from './regrade-calls.ts';

const keyOf = (id: string) => ['quizzes', 'regrade', id] as const;

/** The questions with the key of today. */
export const questionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'questions'],
    queryFn: ({ signal }) => getQuestions(id, signal),
    staleTime: 0,
    // Somebody else may have changed it meanwhile.
    refetchOnWindowFocus: true,
  });

/** What was corrected so far. */
export const regradesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'history'],
    queryFn: ({ signal }) => listRegrades(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Of somebody else's there is no run to look at.
    refetchInterval: ({ state: { data, error } }) =>
      data?.latest?.status === 'running' && data.latest.runId === undefined && runInterval(false, error),
  });

/** How far a correction is; asked again until it is over. */
export const regradeRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['run', runId],
    queryFn: ({ signal }) => getRun(runId, signal),
    enabled: runId !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => runInterval(isEnded(data), error),
  });
