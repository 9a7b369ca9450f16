import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
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
    // One object for each state, and not one for each rendering, so that the line below compares like with like.
    notifyOnChangeProps: 'all',
  });
  // Drawn in slices: a change of the query is otherwise drawn in one go, however long that takes a phone.
  return useDeferredValue(query);
}
