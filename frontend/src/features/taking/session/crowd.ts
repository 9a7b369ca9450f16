import { handInWindowMs } from '@quizhall/shared/rules/deadline';
import type { Paper } from '../storage/attempt-records.ts';

/** Where the server does not say: an older one, or an attempt that was begun before it did. */
const DEFAULT_SPREAD_SECONDS = 60;

export const spreadMsOf = ({
  spreadSeconds = DEFAULT_SPREAD_SECONDS,
}: Pick<Paper, 'spreadSeconds'>): number => spreadSeconds * 1_000;

/** Nothing goes out in the very last moment, when it could arrive after the end. */
const LAST_MOMENT_MS = 5_000;
/** At least so long before the end; a crowd needs as long as its hand-ins do. */
const LEAST_BEFORE_MS = 30_000;

/**
 * This device's place among all that end at the same second. Drawn once: unsent changes go out at this place in the
 * time before the deadline, the hand-in that nobody pressed at this place in the time after it.
 */
export class PlaceInCrowd {
  readonly #spread: number;
  readonly #random: number;
  #saved = false;

  /** @param random in [0, 1) */
  constructor(paper: Pick<Paper, 'spreadSeconds'>, random: number) {
    this.#spread = spreadMsOf(paper);
    this.#random = random;
  }

  /** True once, when so many ms before the deadline it is time to save what is unsent. */
  takeSave(left: number): boolean {
    if (this.#saved || left > LAST_MOMENT_MS + this.#random * Math.max(this.#spread, LEAST_BEFORE_MS))
      return false;
    this.#saved = true;
    return true;
  }

  /** Ms from the deadline to the hand-in. Where another device goes on, its hand-in comes first. */
  handInAfter(steppedBack: boolean): number {
    return this.#random * this.#spread + (steppedBack ? handInWindowMs(this.#spread / 1_000) : 0);
  }
}
