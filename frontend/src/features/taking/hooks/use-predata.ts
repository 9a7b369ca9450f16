import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Predata } from '@quizhall/shared/model/attempt';
import { useSession } from '@/lib/session/session-context.tsx';
import { getCard, getPredata } from '../api/attempts.ts';
import { type Pause, patiently } from '../api/patience.ts';
import { sleep } from '../api/sleep.ts';
import { measureClock, readClocks, serverTime } from '../engine/server-clock.ts';
import { newGuestView } from '../model/entry.ts';
import { attemptStore } from '../storage/open-store.ts';

export interface EntryView {
  predata: Predata;
  /** The server's time, epoch ms. */
  serverNow: () => number;
}

/**
 * A guest whose device has begun nothing here sees what everybody sees, which the edge hands out to a whole crowd
 * without asking a function; who is known, or stands before a shut door, is asked about.
 */
async function fetchOverview(ref: string, isGuest: boolean, signal: AbortSignal): Promise<EntryView> {
  const sent = readClocks();
  const predata = (isGuest && (await asNewGuest(ref, signal))) || (await getPredata(ref, signal));
  const anchor = measureClock(predata.serverNow, sent, readClocks());
  return { predata, serverNow: () => serverTime(anchor, readClocks()) };
}

async function asNewGuest(ref: string, signal: AbortSignal): Promise<Predata | undefined> {
  const [{ data, serverNow }, store] = await Promise.all([getCard(ref, signal), attemptStore()]);
  const { running, finished } = await store.find(data.id, undefined);
  return running || finished ? undefined : newGuestView(data, serverNow);
}

/**
 * What a participant sees before the start, for whoever is signed in. Asks as patiently as the start does: the crowd that
 * comes to an opening loads this page first.
 */
export function usePredata(ref: string) {
  const { status, user } = useSession();
  const client = useQueryClient();
  const [pause, setPause] = useState<Pause>();
  const person = user?.id ?? 'guest';
  const queryKey = useMemo(() => ['taking', 'predata', ref, person], [ref, person]);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const call = () => fetchOverview(ref, !user, signal);
      return patiently({ now: Date.now, random: Math.random, sleep, call, onPause: setPause }, signal);
    },
    retry: false,
    enabled: status !== 'loading',
    // Attempts, schedule and the clock are of this very visit.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, isFetching, refetch } = query;
  const failure = useLastFailure(query);
  /** Now, and not when the pause is over. */
  const retry = useCallback(
    () => void client.cancelQueries({ queryKey }).then(() => refetch()),
    [client, queryKey, refetch],
  );
  const overview = useMemo(
    () => ({ data, failure, isFetching, pause: isFetching ? pause : undefined, retry }),
    [data, failure, isFetching, pause, retry],
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
