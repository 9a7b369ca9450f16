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
  readonly #quizzes: number;
  #participants = 0;
  /** Number of the quiz whose attempts are counted. */
  #quiz = 0;

  constructor(table: Store, feeds: Feeds, quizzes = 1) {
    this.#table = table;
    this.#quizzes = quizzes;
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
    // Attempts spread evenly over quizzes, each of which writes for itself.
    const parts = Math.min(this.#quizzes, BATCH);
    const size = Math.ceil(BATCH / parts);
    for (const shard of this.#waiting) {
      for (let part = 0; part < BATCHES_A_SECOND * parts && shard.begun + shard.finished > 0; part++) {
        const begun = Math.min(shard.begun, size);
        const finished = Math.min(shard.finished, size - begun);
        this.#quiz = (this.#quiz + 1) % this.#quizzes;
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
    const { apart = { attempts: 1, begun: batch, finished: batch } } = background;
    const ofQuiz = (name: string) => `${name}#${this.#quiz}`;
    const at = (key: string, kind: Use['kind'], units: number): Use => ({
      store: this.#table,
      key,
      kind,
      units,
      shared: true,
    });
    const sharedWrites = batch.write - batch.analysisWrites - batch.rosterWrites - figuresWrites;
    return [
      at(
        ofQuiz('QUIZ'),
        'reads',
        gathers ? apart.finished.read / apart.attempts : batch.read - ownReads * batch.attempts,
      ),
      at(ofQuiz('QUIZ'), 'writes', gathers ? 1 : sharedWrites - ownWrites * batch.attempts),
      at(ofQuiz('PENDING'), 'writes', gathers ? attempts / 2 : 0),
      at(ofQuiz('ITEMS'), 'writes', gathers ? 0 : batch.analysisWrites),
      at('FIGURES', 'writes', figuresWrites),
      at(ofQuiz('ROSTER'), 'writes', gathers ? 0 : Math.ceil(batch.rosterWrites * Math.max(1, rows))),
      at('DUE', 'writes', (begun * background.dueBytes) / 1_024),
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
