import { randomInt } from 'node:crypto';
import { now } from '../_platform/clock.ts';

/** Of the time that an entry is kept, so much at most is left off, so that not every function reads it again in one instant. */
const JITTER = 0.2;

/**
 * Promises kept in the function's memory, so that a warm function answers without reading the table and several
 * requests at once read once. An entry is kept for `milliseconds` at most, some for a fifth less. The least recently used entry makes room; a failed load is forgotten.
 */
export class Memory<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();
  readonly #most: number;
  readonly #milliseconds: number;

  constructor({ most, milliseconds = Number.POSITIVE_INFINITY }: { most: number; milliseconds?: number }) {
    this.#most = most;
    this.#milliseconds = milliseconds;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = kept && kept.until > now() ? kept : { value: load(), until: now() + this.#time() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }

  #time(): number {
    const most = this.#milliseconds;
    return Number.isFinite(most) ? most - randomInt(Math.ceil(most * JITTER)) : most;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}
