export interface BackoffLimits {
  baseMs: number;
  capMs: number;
}

export const SAVE_BACKOFF: BackoffLimits = { baseMs: 1_000, capMs: 30_000 };
export const START_BACKOFF: BackoffLimits = { baseMs: 1_000, capMs: 20_000 };

/** After so many failed tries to load the page or to start the person decides; saves and hand-ins never give up. */
export const MOST_START_TRIES = 12;

/** No try follows the last one faster than this, whatever the dice say. */
const LEAST_MS = 250;

/**
 * "Full jitter" (AWS Architecture Blog, "Exponential Backoff And Jitter"): a random wait below a doubling ceiling, so
 * that a crowd that failed together does not come back together.
 * @param failures tries that have failed so far, at least 1
 * @param random a number in [0, 1)
 * @param retryAfterMs what the server asked for: a lower bound, spread a little so that it does not line people up
 */
export function backoffMs(failures: number, random: number, limits: BackoffLimits, retryAfterMs = 0): number {
  const ceiling = Math.min(limits.capMs, limits.baseMs * 2 ** Math.min(failures, 16));
  return Math.max(LEAST_MS, random * ceiling, retryAfterMs > 0 ? retryAfterMs * (1 + random * 0.5) : 0);
}
