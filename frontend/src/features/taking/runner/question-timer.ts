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
  readonly #read: () => Reading;
  #questionId: string | undefined;
  #since: Reading;

  constructor(read: () => Reading) {
    this.#read = read;
    this.#since = read();
  }

  /** The question whose time runs. */
  get questionId(): string | undefined {
    return this.#questionId;
  }

  /** The question on screen from now on; undefined on the review screen and where its time is over. */
  show(questionId: string | undefined): void {
    this.#questionId = questionId;
    this.#since = this.#read();
  }

  /** The seconds that have passed since the last call, and the question they belong to. */
  take(): { questionId: string; seconds: number } | undefined {
    const now = this.#read();
    const seconds = secondsBetween(this.#since, now);
    this.#since = now;
    return this.#questionId === undefined ? undefined : { questionId: this.#questionId, seconds };
  }
}
