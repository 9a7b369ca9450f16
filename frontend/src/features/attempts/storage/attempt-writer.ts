import type { Change } from './attempt-records.ts';

/**
 * Writes changes one at a time. Changes during a write are merged into the next one, and a failed write is retried
 * with the next.
 */
export class AttemptWriter {
  readonly #write: (change: Change) => Promise<boolean>;
  readonly #onDisplaced: () => void;
  #pending: Change | undefined;
  #inHand: Change | undefined;
  #running: Promise<void> | undefined;
  /** The last write failed, so nothing may be shown as stored. */
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

  /** Resolves once all changes so far are written, or writing has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Changes not written yet. */
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
        // No space, or the browser closed the storage. The change waits for the next write; saving to the server continues.
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
