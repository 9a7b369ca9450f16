import { handInWindowMs } from '@quizhall/shared/rules/attempts/deadline';
import { handInAfterMs, lastSaveBeforeMs } from '@quizhall/shared/rules/attempts/jitter';
import type { Paper } from '../storage/attempt-records.ts';

/** Default for servers and attempts that do not specify a spread. */
const DEFAULT_SPREAD_SECONDS = 60;

export const spreadMsOf = ({
  spreadSeconds = DEFAULT_SPREAD_SECONDS,
}: Pick<Paper, 'spreadSeconds'>): number => spreadSeconds * 1_000;

/**
 * This device's random slot among all attempts that end in the same second, drawn once. Unsent changes are saved at
 * this slot before the deadline; the automatic submit uses the same slot after it.
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

  /**
   * Returns true once, when the slot for the last save is reached.
   * @param left ms until the deadline
   */
  takeSave(left: number): boolean {
    if (this.#saved || left > lastSaveBeforeMs(this.#random, this.#seconds)) return false;
    this.#saved = true;
    return true;
  }

  /** Delay of the submit after the deadline in ms. A device that stepped back lets the active one submit first. */
  handInAfter(steppedBack: boolean, isHurried: boolean): number {
    return (
      handInAfterMs(this.#random, this.#seconds, isHurried) +
      (steppedBack ? handInWindowMs(this.#seconds) : 0)
    );
  }
}
