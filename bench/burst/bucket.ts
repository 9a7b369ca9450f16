/** A token bucket: `rate` tokens a second, `size` at most. Times in ms, never going back. */
export class TokenBucket {
  readonly #rate: number;
  readonly #size: number;
  #tokens: number;
  #at = Number.NEGATIVE_INFINITY;

  constructor(rate: number, size: number) {
    this.#rate = rate;
    this.#size = size;
    this.#tokens = size;
  }

  /** Whether so many tokens are there now. */
  has(now: number, tokens: number): boolean {
    if (now > this.#at) {
      const come = Number.isFinite(this.#at) ? ((now - this.#at) / 1_000) * this.#rate : this.#size;
      this.#tokens = Math.min(this.#size, this.#tokens + come);
      this.#at = now;
    }
    return this.#tokens >= tokens;
  }

  /** Takes them all or none. */
  take(now: number, tokens = 1): boolean {
    if (!this.has(now, tokens)) return false;
    this.#tokens -= tokens;
    return true;
  }
}

/** The most of anything in one second. */
export class Peak {
  #second = -1;
  #count = 0;
  #most = 0;

  get most(): number {
    return this.#most;
  }

  add(now: number, amount: number): void {
    const second = Math.floor(now / 1_000);
    if (second !== this.#second) [this.#second, this.#count] = [second, 0];
    this.#count += amount;
    this.#most = Math.max(this.#most, this.#count);
  }
}
