import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useSession } from '@/lib/session/session-context.tsx';
import type { Pause } from './patience.ts';
import { predataQuery } from '../shared/queries.ts';

/** What a participant sees before the start, for whoever is signed in. */
export function usePredata(ref: string) {
  const { status, user } = useSession();
  const client = useQueryClient();
  const [pause, setPause] = useState<Pause>();
  const userId = user?.id;
  const query = useQuery({ ...predataQuery(ref, userId, setPause), enabled: status !== 'loading' });
  const { data, isFetching, refetch } = query;
  const failure = useLastFailure(query);
  /** Now, and not when the pause is over. */
  const retry = useCallback(
    () =>
      void client
        .cancelQueries({ queryKey: predataQuery(ref, userId, setPause).queryKey })
        .then(() => refetch()),
    [client, ref, userId, refetch],
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
