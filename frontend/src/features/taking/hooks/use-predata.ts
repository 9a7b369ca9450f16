import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Predata } from '@quizhall/shared/model/attempt';
import { useSession } from '@/lib/session/session-context.tsx';
import { getPredata } from '../api/attempts.ts';
import { measureClock, readClocks, serverTime } from '../engine/server-clock.ts';

export interface QuizOverview {
  predata: Predata;
  /** The server's time, epoch ms. */
  serverNow: () => number;
}

async function fetchOverview(ref: string, signal: AbortSignal): Promise<QuizOverview> {
  const sent = readClocks();
  const predata = await getPredata(ref, signal);
  const anchor = measureClock(predata.serverNow, sent, readClocks());
  return { predata, serverNow: () => serverTime(anchor, readClocks()) };
}

/** What a participant sees before the start, for whoever is signed in. */
export function usePredata(ref: string) {
  const { status, user } = useSession();
  const query = useQuery({
    queryKey: ['taking', 'predata', ref, user?.id ?? 'guest'],
    queryFn: ({ signal }) => fetchOverview(ref, signal),
    enabled: status !== 'loading',
    // Attempts, schedule and the clock are of this very visit.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isFetching, refetch } = query;
  const failure = useLastFailure(query);
  const overview = useMemo(
    () => ({ data, failure, isFetching, refetch }),
    [data, failure, isFetching, refetch],
  );
  // Drawn in slices: an answer of the server is otherwise drawn in one go, however long that takes a phone.
  return useDeferredValue(overview);
}

/** Why nothing came, until something comes: the query itself forgets as soon as it is asked again. */
function useLastFailure({ status, error }: Pick<UseQueryResult, 'status' | 'error'>): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  const failure = status === 'pending' ? last : error;
  if (failure !== last) setLast(failure);
  return failure;
}
