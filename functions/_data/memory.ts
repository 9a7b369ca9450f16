import { randomInt } from 'node:crypto';
import { now } from '../_platform/clock.ts';

/** Of the time that an entry is kept, so much at most is left off, so that not every function reads it again in one instant. */
const JITTER = 0.2;

interface Bounds<Value> {
  /** Number of entries. */
  most: number;
  /** Bytes of all entries together, and of one. */
  bytes?: { most: number; of: (value: Value) => number };
  milliseconds?: number;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  /** 0 until it is loaded. */
  bytes: number;
}

/**
 * Promises kept in the function's memory, so that a warm function answers without reading the table and several
 * requests at once read once. An entry is kept for `milliseconds` at most, some for a fifth less. The least recently used
 * entries make room, the last one is always kept; a failed load is forgotten.
 */
export class Memory<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bounds: Bounds<Value>;
  #bytes = 0;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    const isFresh = kept !== undefined && kept.until > now();
    if (!isFresh) this.forget(key);
    const entry = isFresh ? kept : { value: load(), until: now() + this.#time(), bytes: 0 };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!isFresh) this.#watch(key, entry);
    this.#makeRoom();
    return entry.value;
  }

  forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #watch(key: string, entry: Entry<Value>): void {
    const isKept = () => this.#entries.get(key) === entry;
    const weigh = (value: Value) => {
      if (!isKept()) return;
      entry.bytes = this.#bounds.bytes?.of(value) ?? 0;
      this.#bytes += entry.bytes;
      this.#makeRoom();
    };
    entry.value.then(weigh, () => {
      if (isKept()) this.forget(key);
    });
  }

  #makeRoom(): void {
    const { most, bytes } = this.#bounds;
    for (const key of this.#entries.keys()) {
      const isTooMuch = this.#entries.size > most || this.#bytes > (bytes?.most ?? Number.POSITIVE_INFINITY);
      if (!isTooMuch || this.#entries.size === 1) return;
      this.forget(key);
    }
  }

  #time(): number {
    const { milliseconds = Number.POSITIVE_INFINITY } = this.#bounds;
    return Number.isFinite(milliseconds)
      ? milliseconds - randomInt(Math.ceil(milliseconds * JITTER))
      : milliseconds;
  }
}
