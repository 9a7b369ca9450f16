import { handInWindowMs } from '@quizhall/shared/rules/attempts/deadline';
import { handInAfterMs, lastSaveBeforeMs } from '@quizhall/shared/rules/attempts/jitter';
import type { Paper } from '../storage/attempt-records.ts';

/** Where the server does not say: an older one, or an attempt that was begun before it did. */
const DEFAULT_SPREAD_SECONDS = 60;

export const spreadMsOf = ({
  spreadSeconds = DEFAULT_SPREAD_SECONDS,
}: Pick<Paper, 'spreadSeconds'>): number => spreadSeconds * 1_000;

/**
 * This device's place among all that end at the same second. Drawn once: unsent changes go out at this place in the
 * time before the deadline, the hand-in that nobody pressed at this place in the time after it.
 */
export class PlaceInCrowd {
  readonly #seconds: number;
  readonly #random: number;
  #saved = false;

  /** @param random in [0, 1) */
  constructor(paper: Pick<Paper, 'spreadSeconds'>, random: number) {
    this.#seconds = spreadMsOf(paper) / 1_000;
    this.#random = random;
  }

  /** True once, when so many ms before the deadline it is time to save what is unsent. */
  takeSave(left: number): boolean {
    if (this.#saved || left > lastSaveBeforeMs(this.#random, this.#seconds)) return false;
    this.#saved = true;
    return true;
  }

  /** Ms from the deadline to the hand-in. Where another device goes on, its hand-in comes first. */
  handInAfter(steppedBack: boolean, isHurried: boolean): number {
    return (
      handInAfterMs(this.#random, this.#seconds, isHurried) +
      (steppedBack ? handInWindowMs(this.#seconds) : 0)
    );
  }
}
