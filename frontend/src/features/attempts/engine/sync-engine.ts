import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import type { StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { decide } from './sync-decide.ts';
import { partOf } from './save-parts.ts';
import { reduce, unsentCount } from './sync-state.ts';
import type { FailureKind, SyncEvent, SyncState } from './sync-types.ts';

/**
 * Reason a request failed. `over`: the attempt accepts no more answers, or only those given before its owner ended it
 * (`endedAt`). `gone`: the server does not know this attempt of this browser. `stale`: the server has state that this
 * device has not seen.
 */
export type RequestFailure =
  | { kind: FailureKind | 'gone'; retryAfterMs?: number }
  | { kind: 'over'; endedAt?: string; retryAfterMs?: number }
  | { kind: 'stale'; stale: StaleProgress };

interface SaveAnswer {
  /** Current save number on the server. */
  seq: number;
  /** True if this save was stored. */
  saved: boolean;
  /** Practice only: ids of checked questions, including those checked on other devices. */
  checked?: readonly string[] | undefined;
}

/** Injected side effects: requests, timers, randomness and device storage. */
export interface SyncIo {
  now: () => number;
  random: () => number;
  /** Runs once after `ms`; returns a function that cancels. */
  after: (ms: number, run: () => void) => () => void;
  /** Resolves once all events so far are stored on the device, or storing has failed. */
  stored: (state: SyncState) => Promise<void>;
  /** Sends a save with these answers under `seq`; resolves to the server's response. */
  save: (state: SyncState, ids: readonly string[], seq: number, signal: AbortSignal) => Promise<SaveAnswer>;
  /** Fetches the server's copy, or `finished`. */
  refresh: (
    signal: AbortSignal,
  ) => Promise<Pick<StartedAttempt, 'answers' | 'seq' | 'currentIndex'> | 'finished'>;
  handIn: (state: SyncState, signal: AbortSignal) => Promise<AttemptResult>;
  /** Sends a save that may outlive the page. */
  flush: (state: SyncState, ids: readonly string[], seq: number) => Promise<SaveAnswer>;
  /** Device time after which a device that stepped back may submit, because the active one should have done so. */
  afterTheOthers: () => number;
  classify: (error: unknown) => RequestFailure;
}

export interface SyncListener {
  /** Called after every event, with the previous state. */
  changed: (state: SyncState, before: SyncState) => void;
  /** The attempt accepts no more answers, or only those given before `endedAt`: submit now. */
  over: (endedAt?: string) => void;
  /** The server has the attempt. The result is undefined if this device did not receive it. */
  finished: (result: AttemptResult | undefined) => void;
  /** Saving has become impossible: the server does not know the attempt. */
  gone: (error: unknown) => void;
  /** The server rejected a submit. */
  refused: (error: unknown) => void;
  /** A submit missed another device's saves. They are merged now, for review before the next submit. */
  stale: () => void;
}

/** Executes the decisions of `decide`; contains no rules of its own. */
export class SyncEngine {
  #state: SyncState;
  readonly #io: SyncIo;
  readonly #listener: SyncListener;
  #cancelTimer: (() => void) | undefined;
  #abort = new AbortController();
  #storing = false;
  #flushedEdit = -1;
  #stopped = false;
  /** The server did not know the attempt; one recovery request runs as the participant who started it. */
  #recovering = false;

  constructor(state: SyncState, io: SyncIo, listener: SyncListener) {
    this.#state = state;
    this.#io = io;
    this.#listener = listener;
  }

  get state(): SyncState {
    return this.#state;
  }

  dispatch(event: SyncEvent): void {
    if (this.#stopped) return;
    const before = this.#state;
    this.#state = reduce(before, event);
    if (this.#state === before) return;
    this.#listener.changed(this.#state, before);
    if (this.#state.phase !== before.phase && this.#state.phase !== 'open') this.#dropRequests();
    this.pump();
  }

  /** Executes the next decision, if any. */
  pump(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (this.#stopped || this.#storing) return;
    const now = this.#io.now();
    const decision = decide(this.#state, now);
    switch (decision.do) {
      case 'wait':
        this.#cancelTimer = this.#io.after(Math.max(0, decision.until - now), () => this.pump());
        break;
      case 'save':
      case 'hand-in':
        this.#afterStoring();
        break;
      case 'refresh':
        this.#refresh();
        break;
      case 'rest':
        break;
    }
  }

  /** Sends unacknowledged answers once per change, because the page may be about to close. */
  flush(): void {
    const { phase, edit } = this.#state;
    if (this.#stopped || phase !== 'open' || unsentCount(this.#state) === 0 || edit === this.#flushedEdit)
      return;
    this.#flushedEdit = edit;
    if (!this.#state.inFlight) {
      this.#save((state, ids, seq) => this.#io.flush(state, ids, seq));
      return;
    }
    // May overlap a save in flight: whichever arrives, the next save names both.
    const ids = partOf(this.#state).map(([id]) => id);
    this.dispatch({ type: 'flushed' });
    this.#io.flush(this.#state, ids, this.#state.seq).catch(() => {
      // A failed flush is ignored like a successful one: answers count as unsent until a save confirms them.
    });
  }

  /** Stops timers and requests. */
  stop(): void {
    this.#stopped = true;
    this.#cancelTimer?.();
    this.#abort.abort();
  }

  /**
   * Stores changes on the device before they are sent. Otherwise a crash could bring back an older unsent change that
   * wins over the acknowledged answer.
   */
  #afterStoring(): void {
    this.#storing = true;
    const go = () => {
      this.#storing = false;
      if (this.#stopped) return;
      const next = decide(this.#state, this.#io.now()).do;
      if (next === 'save') this.#save(this.#io.save);
      else if (next === 'hand-in') this.#handIn();
      else this.pump();
    };
    this.#io.stored(this.#state).then(go, go);
  }

  #save(send: SyncIo['save']): void {
    this.dispatch({ type: 'save-sent' });
    const { inFlight } = this.#state;
    if (!inFlight) return;
    const { seq, edits } = inFlight;
    send(this.#state, Object.keys(edits), seq, this.#abort.signal).then(
      ({ seq: stands, saved, checked }) =>
        this.dispatch({ type: 'save-answered', sent: seq, seq: stands, saved, checked, now: this.#io.now() }),
      (error: unknown) => {
        const failure = this.#io.classify(error);
        // Failures of a save that was canceled are ignored.
        if (this.#state.inFlight?.seq !== seq) return;
        if (this.#state.phase === 'handing-in' && this.#isFinal(failure)) return;
        if (failure.kind === 'over') this.#listener.over(failure.endedAt);
        else if (failure.kind === 'gone') this.#lost(error);
        else if (failure.kind === 'stale')
          this.dispatch({ type: 'save-stale', sent: seq, stale: failure.stale, now: this.#io.now() });
        else this.dispatch({ type: 'save-failed', sent: seq, ...this.#failed(failure), kind: failure.kind });
      },
    );
  }

  #refresh(): void {
    this.dispatch({ type: 'refresh-sent' });
    this.#io.refresh(this.#abort.signal).then(
      (attempt) => {
        this.#recovering = false;
        return attempt === 'finished' ? this.#listener.over() : this.dispatch({ type: 'refreshed', attempt });
      },
      (error: unknown) => {
        const failure = this.#io.classify(error);
        if (this.#state.refresh !== 'running') return;
        if (failure.kind === 'over') this.#listener.over(failure.endedAt);
        else if (failure.kind === 'gone' && this.#recovering) this.#lost(error);
        // Refreshes do not decide that the attempt is gone; only saving and submitting do.
        else if (failure.kind === 'gone' || failure.kind === 'stale')
          this.dispatch({ type: 'refresh-failed', ...this.#failed({}), kind: 'refused' });
        else this.dispatch({ type: 'refresh-failed', ...this.#failed(failure), kind: failure.kind });
      },
    );
  }

  #handIn(): void {
    this.dispatch({ type: 'hand-in-sent' });
    this.#io.handIn(this.#state, this.#abort.signal).then(
      (result) => this.#finish(result),
      (error: unknown) => {
        const failure = this.#io.classify(error);
        if (this.#state.phase !== 'handing-in') return;
        if (failure.kind === 'over') this.#handInOver(failure.endedAt);
        else if (failure.kind === 'gone') this.#lost(error);
        else if (failure.kind === 'stale') this.#handInStale(failure.stale);
        else {
          this.dispatch({ type: 'hand-in-failed', ...this.#failed(failure), kind: failure.kind });
          if (this.#isOpen()) this.#listener.refused(error);
        }
      },
    );
  }

  /** Handles failures after which a save before the submit can never succeed; the submit then carries the answers. */
  #isFinal(failure: RequestFailure): boolean {
    if (failure.kind === 'stale') this.#handInStale(failure.stale);
    else if (failure.kind === 'over' || failure.kind === 'refused') this.dispatch({ type: 'saves-over' });
    else return false;
    return true;
  }

  #isOpen(): boolean {
    return this.#state.phase === 'open';
  }

  #finish(result: AttemptResult | undefined): void {
    if (this.#stopped) return;
    this.dispatch({ type: 'finished' });
    this.#listener.finished(result);
  }

  /** Submits the answers given until the owner ended the attempt, once. */
  #handInOver(endedAt: string | undefined): void {
    const isNews = endedAt !== undefined && this.#state.handIn?.endedAt === undefined;
    if (isNews) this.dispatch({ type: 'called-in', endedAt, now: this.#io.now() });
    else this.#finish(undefined);
  }

  #handInStale(stale: StaleProgress): void {
    const { now, afterTheOthers } = this.#io;
    this.dispatch({ type: 'hand-in-stale', stale, now: now(), again: afterTheOthers() });
    if (this.#isOpen()) this.#listener.stale();
  }

  /**
   * Handles an attempt unknown to the server. With nothing unsent, it is over for this device. Otherwise the engine
   * requests the attempt once more to get a new token; if that fails, the data is kept.
   */
  #lost(error: unknown): void {
    if (this.#stopped) return;
    const { phase, handIn } = this.#state;
    if (unsentCount(this.#state) === 0 && !handIn) {
      this.dispatch({ type: 'finished' });
      this.#listener.gone(error);
    } else if (phase === 'open' && !this.#recovering) {
      this.#recovering = true;
      this.dispatch({ type: 'came-back' });
    } else {
      this.#recovering = false;
      this.dispatch({ type: 'stranded' });
    }
  }

  #failed({ retryAfterMs }: { retryAfterMs?: number }) {
    return { now: this.#io.now(), random: this.#io.random(), ...(retryAfterMs ? { retryAfterMs } : {}) };
  }

  #dropRequests(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }
}
