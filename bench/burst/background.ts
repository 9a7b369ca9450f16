import type { Feeds } from '../feeds/feeds.ts';
import { partitionOf, type Store, takeAll, type Use } from './table.ts';

/** Records of one batch (`infra/stacks/background-stack.ts`), and batches that one shard works off in a second. */
const BATCH = 500;
const BATCHES_A_SECOND = 4;

/** Attempts of a batch that only gather, in an intake of one unit and a slot of half a KB each (decision 114). */
const MOST_GATHERED = 30;

type Kind = 'begun' | 'finished';

/** The stream's consumer: one for each shard, which are as many as the table has partitions; a batch a second. */
export class Background {
  readonly #table: Store;
  readonly #feeds: Feeds;
  readonly #waiting: Record<Kind, number>[];
  readonly #counted = { begun: 0, finished: 0 };
  #participants = 0;

  constructor(table: Store, feeds: Feeds) {
    this.#table = table;
    this.#feeds = feeds;
    this.#waiting = Array.from({ length: table.partitions }, () => ({ begun: 0, finished: 0 }));
  }

  get counted(): Record<Kind, number> {
    return this.#counted;
  }

  add(kind: Kind, participant: number): void {
    const shard = this.#waiting[partitionOf(`ATTEMPT#${participant}`, this.#table.partitions)];
    if (shard) shard[kind] += 1;
  }

  /** Counts what has come; a batch that is throttled comes again a second later. @returns whether something waits */
  run(now: number): boolean {
    for (const shard of this.#waiting) {
      for (let batch = 0; batch < BATCHES_A_SECOND && shard.begun + shard.finished > 0; batch++) {
        const begun = Math.min(shard.begun, BATCH);
        const finished = Math.min(shard.finished, BATCH - begun);
        if (!takeAll(now, this.#usesOf(begun, finished))) break;
        shard.begun -= begun;
        shard.finished -= finished;
        this.#counted.begun += begun;
        this.#counted.finished += finished;
      }
    }
    return this.#waiting.some(({ begun, finished }) => begun + finished > 0);
  }

  /**
   * The sums of the quiz, what item analysis needs and the roster are read and replaced; what begins is noted under the
   * minute in which it ends.
   */
  #usesOf(begun: number, finished: number): Use[] {
    const { background } = this.#feeds;
    const batch = finished > 0 ? background.finished : background.begun;
    const attempts = begun + finished;
    const gathers = attempts <= MOST_GATHERED;
    const rows = attempts / batch.attempts;
    const { ownReads = 0, ownWrites = 0, figuresWrites = 0 } = batch;
    const at = (key: string, kind: Use['kind'], units: number): Use => ({
      store: this.#table,
      key,
      kind,
      units,
      shared: true,
    });
    const sharedWrites = batch.write - batch.analysisWrites - batch.rosterWrites - figuresWrites;
    return [
      at('QUIZ', 'reads', batch.read - ownReads * batch.attempts),
      at('QUIZ', 'writes', gathers ? 1 : sharedWrites - ownWrites * batch.attempts),
      at('PENDING', 'writes', gathers ? Math.ceil(attempts / 2) : 0),
      at('ITEMS', 'writes', gathers ? 0 : batch.analysisWrites),
      at('FIGURES', 'writes', figuresWrites),
      at('ROSTER', 'writes', Math.ceil(batch.rosterWrites * Math.max(1, rows))),
      at('DUE', 'writes', Math.ceil((begun * background.dueBytes) / 1_024)),
      ...(ownReads + ownWrites > 0 ? this.#ownUses(attempts, ownReads, ownWrites) : []),
    ];
  }

  /** What each attempt reads and writes at its own participant, wherever that lies. */
  #ownUses(attempts: number, reads: number, writes: number): Use[] {
    return Array.from({ length: attempts }, (): Use[] => {
      const own = { store: this.#table, key: `USER#${(this.#participants += 1)}`, shared: false };
      return [
        { ...own, kind: 'reads', units: reads },
        { ...own, kind: 'writes', units: writes },
      ];
    }).flat();
  }
}
