import type { Paper } from '../storage/attempt-records.ts';

/** Where the server does not say: an older one, or an attempt that was begun before it did. */
const DEFAULT_SPREAD_SECONDS = 60;

/**
 * This device's place among all that end at the same second. Drawn once: unsent changes go out at this place in the
 * time before the deadline, the hand-in that nobody pressed at this place in the time after it.
 */
export interface Place {
  /** Ms before the deadline. */
  saveBefore: number;
  /** Ms after the deadline. */
  handInAfter: number;
}

export const spreadMsOf = ({
  spreadSeconds = DEFAULT_SPREAD_SECONDS,
}: Pick<Paper, 'spreadSeconds'>): number => spreadSeconds * 1_000;

/** Nothing goes out in the very last moment, when it could arrive after the end. */
const LAST_MOMENT_MS = 5_000;
/** At least so long before the end; a crowd needs as long as its hand-ins do. */
const LEAST_BEFORE_MS = 30_000;

/** @param random in [0, 1) */
export function placeInCrowd(paper: Pick<Paper, 'spreadSeconds'>, random: number): Place {
  const spread = spreadMsOf(paper);
  return {
    saveBefore: LAST_MOMENT_MS + random * Math.max(spread, LEAST_BEFORE_MS),
    handInAfter: random * spread,
  };
}
