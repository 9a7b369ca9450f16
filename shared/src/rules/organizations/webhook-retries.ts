const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a delivery is tried before it counts as failed. */
export const WEBHOOK_TRIES = 6;
/** From one try to the next it takes so many times as long. */
const FACTOR = 6;
/** Of each pause so much is left to chance, so that what failed together does not come again together. */
const JITTER = 0.2;

/**
 * How long (ms) the next try waits after so many, or undefined: there is none. About 1, 6 and 36 minutes, 4 and 22 hours: six
 * tries in a little over a day. `chance` in [0, 1).
 */
export function webhookPause(tries: number, chance: number): number | undefined {
  if (tries >= WEBHOOK_TRIES) return undefined;
  return Math.round(MINUTE * FACTOR ** (tries - 1) * (1 - JITTER + 2 * JITTER * chance));
}

const LONGEST_BREATH = 60 * MINUTE;
/** Of the time for which a hook has failed it is left alone for so much more. */
const BREATH = 0.25;

/**
 * After a failure nothing else is sent for so long (ms) to a hook that fails for so long already: what happens meanwhile waits.
 * The longer it fails the longer it is left alone, so that what waits for a dead one is not taken up again each minute.
 */
export const webhookBreath = (failingMs: number): number =>
  Math.min(LONGEST_BREATH, Math.max(MINUTE, Math.round(failingMs * BREATH)));

/** Tries of one delivery are less far apart: after so long without one, a failure is the first of a new series. */
const SERIES_MS = 2 * DAY;

/** Since when (epoch ms) a hook fails that fails now; `pausedUntil`: until when it was left alone after the failure before. */
export const failsSince = (
  { failingSince, pausedUntil }: { failingSince?: number | undefined; pausedUntil?: number | undefined },
  now: number,
): number =>
  failingSince === undefined || now - (pausedUntil ?? failingSince) > SERIES_MS ? now : failingSince;

/** A receiver that takes this long for an answer (ms) holds up others… */
const SLOW_MS = 2_000;
/** …so it is left alone for so long after it. */
export const SLOW_BREATH_MS = MINUTE;

/** Whether an answer that took so long (ms) was slow. */
export const isSlow = (ms: number | undefined): boolean => ms !== undefined && ms >= SLOW_MS;

/** A hook to which nothing has come through for so long is switched off. */
const FAILING_MS = 3 * DAY;

/** Whether a hook that fails since then (epoch ms) is given up. */
export const isGivenUp = (failingSince: number, now: number): boolean => now - failingSince >= FAILING_MS;
