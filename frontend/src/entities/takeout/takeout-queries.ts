import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { runInterval } from '@/lib/query/run-interval.ts';

/** How far the run is. */
export const takeoutRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['profile', 'takeout', runId],
    queryFn: ({ signal }) => call(routes.runs.getRun, { params: { id: runId } }, { quiet: true, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      runInterval(data?.status === 'done' || data?.status === 'failed', error),
  });
