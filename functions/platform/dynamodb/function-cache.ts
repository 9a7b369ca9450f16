import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { now } from '../clock.ts';

/** Largest part of an entry's lifetime that is cut off at random, so that functions do not all reload it at once. */
const JITTER = 0.2;

interface Bounds<Value> {
  /** Maximum number of entries. */
  most: number;
  /** Maximum bytes of all entries together, and the size of one. */
  bytes?: { most: number; of: (value: Value) => number };
  /** Longest lifetime of an entry. */
  milliseconds?: number;
}

/**
 * Promises cached in the function's memory: a warm function answers without reading the table, and concurrent requests
 * share one read. Evicts the least recently used entries; a failed load is not kept.
 */
export class FunctionCache<Value> {
  readonly #cache: LRUCache<string, Promise<Value>>;
  readonly #bounds: Bounds<Value>;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
    const maxSize = bounds.bytes && { maxSize: bounds.bytes.most };
    this.#cache = new LRUCache({ max: bounds.most, ttlResolution: 0, perf: { now }, ...maxSize });
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const loading = load();
    this.#set(key, loading, 1);
    void this.#settle(key, loading);
    return loading;
  }

  forget(key: string): void {
    this.#cache.delete(key);
  }

  /** Sets the size of a loaded entry and removes a failed one, unless it was replaced meanwhile. */
  async #settle(key: string, loading: Promise<Value>): Promise<void> {
    const isCurrent = () => this.#cache.peek(key) === loading;
    try {
      const value = await loading;
      if (!this.#bounds.bytes || !isCurrent()) return;
      this.forget(key);
      this.#set(key, loading, this.#bounds.bytes.of(value));
    } catch {
      // The caller of `get` receives the error.
      if (isCurrent()) this.forget(key);
    }
  }

  #set(key: string, loading: Promise<Value>, size: number): void {
    const { milliseconds = 0, bytes } = this.#bounds;
    const ttl = milliseconds && milliseconds - randomInt(Math.ceil(milliseconds * JITTER));
    this.#cache.set(key, loading, { ttl, ...(bytes && { size }) });
  }
}
