import { Peak, TokenBucket } from './bucket.ts';

/** Units a second. */
export interface Throughput {
  reads: number;
  writes: number;
}

/** Published quotas of one partition, and what a new on-demand table takes. */
export const PARTITION: Throughput = { reads: 3_000, writes: 1_000 };
export const NEW_TABLE: Throughput = { reads: 12_000, writes: 4_000 };

/** An on-demand table takes twice its former peak, once half an hour has passed since. */
export const capacityAfter = (initial: Throughput, peak: Throughput): Throughput => ({
  reads: Math.max(initial.reads, 2 * peak.reads),
  writes: Math.max(initial.writes, 2 * peak.writes),
});

/** As many partitions as the throughput needs at the least. */
export const partitionsOf = ({ reads, writes }: Throughput): number =>
  Math.max(1, Math.ceil(reads / PARTITION.reads), Math.ceil(writes / PARTITION.writes));

/** FNV-1a with a last mix: keys that differ in one place lie anywhere. */
export function partitionOf(key: string, partitions: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < key.length; place++) hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % partitions;
}

class Meter {
  readonly bucket: TokenBucket;
  readonly peak = new Peak();

  constructor(rate: number) {
    this.bucket = new TokenBucket(rate, rate);
  }

  add(now: number, units: number): void {
    this.bucket.take(now, units);
    this.peak.add(now, units);
  }
}

const meters = ({ reads, writes }: Throughput) => ({ reads: new Meter(reads), writes: new Meter(writes) });

/** A table or an index: its own throughput, that of each partition, and the peak of each key that is watched. */
export class Store {
  readonly #whole: ReturnType<typeof meters>;
  readonly #partitions: ReturnType<typeof meters>[];
  readonly #keys = new Map<string, { reads: Peak; writes: Peak }>();

  constructor(throughput: Throughput) {
    this.#whole = meters(throughput);
    this.#partitions = Array.from({ length: partitionsOf(throughput) }, () => meters(PARTITION));
  }

  get partitions(): number {
    return this.#partitions.length;
  }

  peaks() {
    const most = (kind: 'reads' | 'writes') => ({
      whole: this.#whole[kind].peak.most,
      partition: Math.max(...this.#partitions.map((one) => one[kind].peak.most)),
      key: Math.max(0, ...[...this.#keys.values()].map((one) => one[kind].most)),
    });
    return { reads: most('reads'), writes: most('writes') };
  }

  /** Whether these units may be taken now. */
  has(now: number, key: string, kind: 'reads' | 'writes', units: number): boolean {
    return units === 0 || this.#of(key, kind).every(({ bucket }) => bucket.has(now, units));
  }

  /** Takes them. @param shared several participants write or read this key: its peak is kept */
  take(now: number, key: string, kind: 'reads' | 'writes', units: number, shared: boolean): void {
    if (units === 0) return;
    for (const meter of this.#of(key, kind)) meter.add(now, units);
    if (!shared) return;
    const kept = this.#keys.get(key) ?? { reads: new Peak(), writes: new Peak() };
    this.#keys.set(key, kept);
    kept[kind].add(now, units);
  }

  #of(key: string, kind: 'reads' | 'writes'): Meter[] {
    const partition = this.#partitions[partitionOf(key, this.#partitions.length)];
    return partition ? [this.#whole[kind], partition[kind]] : [];
  }
}

/** Units of one request at one key. */
export interface Use {
  store: Store;
  key: string;
  kind: 'reads' | 'writes';
  units: number;
  shared: boolean;
}

/** All of it or nothing: an index that is throttled refuses the write of its table. */
export function takeAll(now: number, uses: readonly Use[]): boolean {
  if (!uses.every(({ store, key, kind, units }) => store.has(now, key, kind, units))) return false;
  for (const { store, key, kind, units, shared } of uses) store.take(now, key, kind, units, shared);
  return true;
}
