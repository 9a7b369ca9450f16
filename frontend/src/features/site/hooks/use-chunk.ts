import { startTransition, useEffect, useState } from 'react';

export interface Chunk<T> {
  chunk: T | undefined;
  /** The last try failed, and none is under way. */
  hasFailed: boolean;
  /** How often it failed. */
  failures: number;
  /** Asks again for what did not come. */
  retry: () => void;
}

/** Code that is loaded when it is wanted. `load` must be the same function at every call. */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean): Chunk<T> {
  const [chunk, setChunk] = useState<T>();
  const [failures, setFailures] = useState(0);
  /** Failures that somebody has answered with another try. */
  const [retried, setRetried] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load()
      // As a transition: what comes with it is rendered in slices, and never in the way of a tap.
      .then((loaded) => isHere && startTransition(() => setChunk(() => loaded)))
      .catch(() => isHere && setFailures(retried + 1));
    return () => {
      isHere = false;
    };
  }, [load, isWanted, retried]);
  return { chunk, hasFailed: failures > retried, failures, retry: () => setRetried(failures) };
}
