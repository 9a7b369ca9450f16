import { type Journal, logMove } from '../engine/requests.ts';
import type { SyncState } from '../engine/sync-types.ts';
import type { Change, Progress } from '../storage/attempt-records.ts';
import { dropAside, putAside } from '../storage/aside.ts';
import { AttemptWriter } from '../storage/attempt-writer.ts';

interface KeeperOptions {
  sessionId: string;
  /** Stamp of the state that was opened. */
  stamp: number;
  owner: string;
  journal: Journal;
  clockOffset: () => number;
  write: (change: Change) => Promise<boolean>;
  onDisplaced: () => void;
}

/** Persists changes of an attempt on the device as they happen. */
export class AttemptKeeper {
  readonly #options: KeeperOptions;
  readonly #writer: AttemptWriter;
  #journal: Journal;
  #stamp: number;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#journal = options.journal;
    this.#stamp = options.stamp;
    this.#writer = new AttemptWriter(options.write, options.onDisplaced);
  }

  get journal(): Journal {
    return this.#journal;
  }

  /** Device storage rejects writes (no space, or closed by the browser). */
  get failing(): boolean {
    return this.#writer.failing;
  }

  /** Resolves once all changes so far are stored, or storing has failed. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }

  /** Writes pending changes synchronously to fallback storage, because the page may close first. */
  putAside(): void {
    const { sessionId } = this.#options;
    const change = this.#writer.unwritten;
    if (!change) return;
    putAside(sessionId, change);
    void this.settled().then(() => this.#writer.unwritten === undefined && dropAside(sessionId));
  }

  keep(state: SyncState, before: SyncState): void {
    if (state.phase === 'displaced' || state.phase === 'done') return;
    const changed = Object.entries(state.answers).filter(([id, answer]) => answer !== before.answers[id]);
    const progress = this.#changedProgress(state, before);
    if (changed.length === 0 && !progress) return;
    this.#writer.add({
      ...(changed.length > 0 && { answers: Object.fromEntries(changed) }),
      ...(progress && { progress }),
    });
  }

  keepJournal(journal: Journal): void {
    this.#journal = journal;
    this.#writer.add({ journal });
  }

  logMove(action: string, timestamp: string, questionIndex: number): void {
    this.keepJournal(logMove(this.#journal, { action, timestamp, questionIndex }));
  }

  #changedProgress(state: SyncState, before: SyncState): Progress | undefined {
    const { edit, seq, base, sent, currentIndex, behavior, handIn } = state;
    const now = { edit, seq, base, sent, currentIndex, behavior, handIn };
    const unchanged =
      edit === before.edit &&
      seq === before.seq &&
      base === before.base &&
      sent === before.sent &&
      currentIndex === before.currentIndex &&
      behavior === before.behavior &&
      handIn === before.handIn;
    if (unchanged) return undefined;
    this.#stamp += 1;
    return {
      ...now,
      owner: this.#options.owner,
      stamp: this.#stamp,
      clockOffset: this.#options.clockOffset(),
    };
  }
}
