import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { showsNumbersOf } from '@/entities/quiz/quiz-keys.ts';
import { pulseQuery } from '../status/queries.ts';
import { type Beat, onBeat } from './pulse.ts';

export interface Live {
  state: 'live' | 'hidden' | 'lost';
  /** Start of the current state; undefined before the first answer. */
  since: number | undefined;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/**
 * Keeps all statistics of a quiz current while the page is visible: polls for the time of the last change and
 * refetches only after one.
 */
export function useLive(id: string, { enabled = true } = {}): Live {
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...pulseQuery(id), enabled });
  const known = useRef<Beat>(undefined);
  useEffect(() => {
    const predicate = showsNumbersOf(id);
    // A read in progress may return older numbers. The next answer triggers another read.
    if (!data || client.isFetching({ predicate }) > 0) return;
    const { next, read } = onBeat(known.current, data.changedAt);
    known.current = next;
    if (read) void client.invalidateQueries({ predicate });
  }, [client, id, data]);

  const visible = useSyncExternalStore(subscribe, isVisible);
  if (visible && !isError) return { state: 'live', since: data?.since };
  return { state: visible ? 'lost' : 'hidden', since: data?.at };
}
