import type { Change } from './attempt-records.ts';

/**
 * Writes changes at once, one write at a time: what comes in while a write runs is put together into the next one, so
 * that typing never queues up. A failed write is kept and goes along with the next.
 */
export class AttemptWriter {
  readonly #write: (change: Change) => Promise<boolean>;
  readonly #onDisplaced: () => void;
  #pending: Change | undefined;
  #inHand: Change | undefined;
  #running: Promise<void> | undefined;
  /** The last write failed: nothing that is shown as stored is. */
  failing = false;

  constructor(write: (change: Change) => Promise<boolean>, onDisplaced: () => void) {
    this.#write = write;
    this.#onDisplaced = onDisplaced;
  }

  add(change: Change): void {
    this.#pending = together(this.#pending, change);
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  /** Resolves once everything added so far is written, or could not be. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** What has not been written yet. */
  get unwritten(): Change | undefined {
    return this.#inHand || this.#pending ? together(this.#inHand, this.#pending ?? {}) : undefined;
  }

  async #drain(): Promise<void> {
    while (this.#pending) {
      const change = this.#pending;
      this.#inHand = change;
      this.#pending = undefined;
      try {
        const mine = await this.#write(change);
        this.failing = false;
        if (!mine) this.#onDisplaced();
      } catch {
        // No space, or the browser closed the storage: the change waits for the next write, saving to the server goes on.
        this.failing = true;
        this.#pending = together(change, this.#pending ?? {});
        return;
      } finally {
        this.#inHand = undefined;
      }
    }
  }
}

function together(earlier: Change | undefined, later: Change): Change {
  const answers = { ...earlier?.answers, ...later.answers };
  return { ...earlier, ...later, ...(Object.keys(answers).length > 0 && { answers }) };
}
