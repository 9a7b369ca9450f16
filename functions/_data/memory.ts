import { now } from '../_platform/clock.ts';

/**
 * Promises kept in the function's memory, so that a warm function answers without reading the table and several
 * requests at once read once. The least recently used entry makes room; a failed load is forgotten.
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
    const entry = kept && kept.until > now() ? kept : { value: load(), until: now() + this.#milliseconds };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}
