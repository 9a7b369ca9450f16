import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import type { StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { decide } from './sync-decide.ts';
import { partOf } from './save-parts.ts';
import { reduce, unsentCount } from './sync-state.ts';
import type { FailureKind, SyncEvent, SyncState } from './sync-types.ts';

/**
 * Why a request failed, in the terms that matter here. `over`: the attempt takes no more answers, or only those that were
 * given until its owner ended it (`endedAt`); `gone`: the server
 * knows no such attempt of this browser; `stale`: it holds something that this device has not seen.
 */
export type RequestFailure =
  | { kind: FailureKind | 'gone'; retryAfterMs?: number }
  | { kind: 'over'; endedAt?: string; retryAfterMs?: number }
  | { kind: 'stale'; stale: StaleProgress };

interface SaveAnswer {
  /** The number that stands now. */
  seq: number;
  /** Whether this very save is stored. */
  saved: boolean;
  /** In practice: the questions that were checked, maybe on another device. */
  checked?: readonly string[] | undefined;
}

/** The outside world, injected: requests, timers, dice and the device's storage. */
export interface SyncIo {
  now: () => number;
  random: () => number;
  /** Runs once after `ms`; the returned function calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** Resolves once everything that happened so far is stored on the device, or cannot be. */
  stored: (state: SyncState) => Promise<void>;
  /** Sends a save with these answers of the state under `seq`; resolves to what the server made of it. */
  save: (state: SyncState, ids: readonly string[], seq: number, signal: AbortSignal) => Promise<SaveAnswer>;
  /** What the server holds, or `finished`. */
  refresh: (
    signal: AbortSignal,
  ) => Promise<Pick<StartedAttempt, 'answers' | 'seq' | 'currentIndex'> | 'finished'>;
  handIn: (state: SyncState, signal: AbortSignal) => Promise<AttemptResult>;
  /** Sends a save that may outlive the page. */
  flush: (state: SyncState, ids: readonly string[], seq: number) => Promise<SaveAnswer>;
  /** When a device may hand in that is not the one which goes on: device time at which nobody is on the way any more. */
  afterTheOthers: () => number;
  classify: (error: unknown) => RequestFailure;
}

export interface SyncListener {
  /** After every event, with the state before it. */
  changed: (state: SyncState, before: SyncState) => void;
  /** The attempt takes no more answers, or only those of before (`endedAt`), whatever this device still holds: hand in. */
  over: (endedAt?: string) => void;
  /** The server has the attempt; the result, if this device got to see it. */
  finished: (result: AttemptResult | undefined) => void;
  /** Nothing can be saved any more: the server does not know the attempt. */
  gone: (error: unknown) => void;
  /** A submit was refused. */
  refused: (error: unknown) => void;
  /** A submit did not know what another device has saved: it is here now, to be looked at before the next one. */
  stale: () => void;
}

/** Carries out what `decide` says. Holds no rule of its own. */
export class SyncEngine {
  #state: SyncState;
  readonly #io: SyncIo;
  readonly #listener: SyncListener;
  #cancelTimer: (() => void) | undefined;
  #abort = new AbortController();
  #storing = false;
  #flushedEdit = -1;
  #stopped = false;
  /** The server did not know the attempt; it is asked once more, as the participant who began it. */
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

  /** Looks whether anything is to be done, and does it. */
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

  /** The page may be going away: one last save of everything that is not acknowledged, once per change. */
  flush(): void {
    const { phase, edit } = this.#state;
    if (this.#stopped || phase !== 'open' || unsentCount(this.#state) === 0 || edit === this.#flushedEdit)
      return;
    this.#flushedEdit = edit;
    if (!this.#state.inFlight) {
      this.#save((state, ids, seq) => this.#io.flush(state, ids, seq));
      return;
    }
    // Beside one that is on its way: whichever arrives, the next save knows that both may have.
    const ids = partOf(this.#state).map(([id]) => id);
    this.dispatch({ type: 'flushed' });
    this.#io.flush(this.#state, ids, this.#state.seq).catch(() => {
      // Unheard like its success: the answers count as unsent until a save says otherwise.
    });
  }

  /** Ends timers and requests; nothing is sent any more. */
  stop(): void {
    this.#stopped = true;
    this.#cancelTimer?.();
    this.#abort.abort();
  }

  /**
   * What is sent must be on the device first: an answer that the server acknowledged and the device forgot would come
   * back, after a crash, as an older unsent change and win over it.
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
        // A save that was dropped on purpose is nobody's failure.
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
        // Only saving and handing in find out whether the attempt itself is gone.
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

  /** A save before a hand-in will never be taken: the hand-in says what there is. */
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

  /** Its owner has ended it: what was given until then goes out, once. */
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
   * The server does not know the attempt. With nothing unsent it is over for this device. Otherwise nothing is thrown
   * away: the attempt is asked for once more, which brings a new token, and if that fails it is kept.
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
