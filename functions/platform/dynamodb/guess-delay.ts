/** How guesses at one secret are slowed down. */
export interface GuessPace {
  /** So many wrong ones cost no time. */
  free: number;
  /** One is forgotten in so many seconds. */
  forgetSeconds: number;
}

/** The wrong guesses that count at a moment (epoch ms). */
export interface Guesses {
  level: number;
  at: number;
}

/** Seconds after the first guess that is not free; each further one doubles them. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 15 * 60;

/** How many seconds a guess still has to wait; 0 when it may be looked at. */
export function secondsToWait({ level, at }: Guesses, { free }: GuessPace, now: number): number {
  // Rounded: what was forgotten of one since the last is no further free guess.
  const beyond = Math.round(level) - free;
  if (beyond < 0) return 0;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(10, beyond));
  return Math.max(0, Math.ceil(wait - (now - at) / 1_000));
}

/** With one guess more, less what was forgotten meanwhile. */
export function withGuess({ level, at }: Guesses, { forgetSeconds }: GuessPace, now: number): Guesses {
  const kept = Math.max(0, level - (now - at) / 1_000 / forgetSeconds);
  return { level: Math.round((kept + 1) * 100) / 100, at: now };
}
