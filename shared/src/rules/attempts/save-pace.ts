const LEAST_PAUSE_MS = 60_000;
/** Saves of one attempt, spread over its whole time. */
const SAVES = 7;

/**
 * How long the changes of a running attempt wait together before they are saved. Answers are on the device at once; a
 * save costs a write of the whole attempt, and is for the day on which the device is lost.
 * @param attemptMs from start to deadline
 */
export const saveEveryMs = (attemptMs: number): number => Math.max(LEAST_PAUSE_MS, attemptMs / SAVES);

/**
 * Saves of an attempt whose page stays open and whose network stays up: one each time the changes have waited, and one
 * before the end. A page that is hidden, a question that locks and a device that stores nothing save beyond that.
 */
export const mostSaves = (attemptMs: number): number => Math.floor(attemptMs / saveEveryMs(attemptMs)) + 1;
