import { startTransition, useEffect, useState } from 'react';

interface Chunk<T> {
  chunk: T | undefined;
  hasFailed: boolean;
}

/**
 * Code that comes by itself, with the page or as the reader gets near: nobody presses for it, and no toast speaks of it.
 * `load` must be the same function at every call.
 */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean): Chunk<T> {
  const [chunk, setChunk] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load()
      // As a transition: what comes with it is rendered in slices, and never in the way of a tap.
      .then((loaded) => isHere && startTransition(() => setChunk(() => loaded)))
      .catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
    };
  }, [load, isWanted]);
  return { chunk, hasFailed };
}
