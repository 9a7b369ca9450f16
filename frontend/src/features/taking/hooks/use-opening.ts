import { useEffect } from 'react';
import type { EntryView } from '../api/queries.ts';
import { doorOf } from '../model/entry.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** What was asked longer ago is asked again when somebody comes back to the page: the quiz may have been put off. */
const STALE_MS = 60_000;
/** Not just before the opening: the crowd that comes back then is let in by its countdown. Seconds. */
const SETTLED_SECONDS = 60;

export interface Opening {
  /** Epoch ms; undefined where the quiz does not open while the page is looked at. */
  opensAt: number | undefined;
  /** Seconds until then. */
  left: number;
  /** It is time, but the clocks of the device disagree: the server is asked. */
  isChecking: boolean;
  /** The countdown has come to its end on this page. */
  hasOpened: boolean;
}

/**
 * Counts down to the opening of a quiz by the server's clock. Asks the server again (`onRetry`) where the device slept or
 * its clock was set, and when somebody comes back who was away for a while.
 */
export function useOpening(overview: EntryView | undefined, onRetry: () => void): Opening {
  const door = overview && doorOf(overview.predata);
  const opensAt = door?.kind === 'scheduled' ? door.opensAt : undefined;
  const left = useSecondsUntil(opensAt, overview?.serverNow ?? Date.now);
  const isDoubtful = opensAt !== undefined && overview?.isClockDoubtful() === true;
  useEffect(() => {
    if (isDoubtful) onRetry();
  }, [isDoubtful, onRetry]);
  useEffect(() => {
    if (!overview || left <= SETTLED_SECONDS) return undefined;
    const comeBack = () => {
      const age = overview.serverNow() - Date.parse(overview.predata.serverNow);
      if (!document.hidden && age > STALE_MS) onRetry();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [overview, left, onRetry]);
  const isOver = opensAt !== undefined && left === 0;
  return { opensAt, left, isChecking: isOver && isDoubtful, hasOpened: isOver && !isDoubtful };
}
