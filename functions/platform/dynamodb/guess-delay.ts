/** Rate limit of guesses at one secret. */
export interface GuessPace {
  /** So many wrong ones cost no time. */
  free: number;
  /** One is forgotten in so many seconds. */
  forgetSeconds: number;
}

/** Weight of the wrong guesses at a time (epoch ms). */
export interface Guesses {
  level: number;
  at: number;
}

/** Seconds after the first guess that is not free; each further one doubles them. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 15 * 60;

/** Seconds until the next guess is checked; 0 if it can be checked now. */
export function secondsToWait({ level, at }: Guesses, { free }: GuessPace, now: number): number {
  // Rounded: what was forgotten of one since the last is no further free guess.
  const beyond = Math.round(level) - free;
  if (beyond < 0) return 0;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(10, beyond));
  return Math.max(0, Math.ceil(wait - (now - at) / 1_000));
}

/** Adds one guess, less the guesses forgotten since. */
export function withGuess({ level, at }: Guesses, { forgetSeconds }: GuessPace, now: number): Guesses {
  const kept = Math.max(0, level - (now - at) / 1_000 / forgetSeconds);
  return { level: Math.round((kept + 1) * 100) / 100, at: now };
}
