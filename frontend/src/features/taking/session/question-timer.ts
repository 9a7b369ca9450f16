import type { Reading } from '../engine/server-clock.ts';

/** Seconds between two readings by the clock that went further: a device that slept did not stop the question. */
function secondsBetween(before: Reading, now: Reading): number {
  return Math.max(0, now.wall - before.wall, now.mono - before.mono) / 1_000;
}

/**
 * Adds up the time on the question that is on screen. Time runs while the page is open, seen or not, and stands still
 * while it is closed.
 */
export class QuestionTimer {
  #questionId: string | undefined;
  #since: Reading;

  constructor(now: Reading) {
    this.#since = now;
  }

  /** The question on screen from now on; undefined on the review screen. */
  show(questionId: string | undefined, now: Reading): void {
    this.#questionId = questionId;
    this.#since = now;
  }

  /** The seconds that have passed since the last call, and the question they belong to. */
  take(now: Reading): { questionId: string; seconds: number } | undefined {
    const seconds = secondsBetween(this.#since, now);
    this.#since = now;
    return this.#questionId === undefined ? undefined : { questionId: this.#questionId, seconds };
  }
}
