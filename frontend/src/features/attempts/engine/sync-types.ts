import type { Behavior, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Answers, LocalAnswer } from './answers.ts';

/**
 * A finished attempt being submitted. It is only retried, never changed, unless the owner ended the attempt earlier.
 */
export interface HandIn {
  status: 'completed' | 'timed_out';
  /** Server time, ISO 8601. */
  completedAt: string;
  /** Seconds. */
  totalTimeSpent: number;
  /** Device time (epoch ms) of this device's turn among all that end at the same moment. */
  sendAt: number;
  /** Time at which the owner ended the attempt (server time, ISO 8601). Later answers are not submitted. */
  endedAt?: string | undefined;
}

/** `network`: no response; `busy`: 429 or 5xx, worth retrying; `refused`: the server rejects the request as it is. */
export type FailureKind = 'network' | 'busy' | 'refused';

export interface Trouble {
  kind: FailureKind;
  /** Consecutive failures. */
  count: number;
  /** Earliest local time of the next try. */
  retryAt: number;
}

/** A save that was sent and has no response yet. */
export interface InFlight {
  seq: number;
  /** `changedBy`: first save that carried the change; undefined if only its time changed. */
  edits: Readonly<Record<string, { edit: number; timeSpent: number; changedBy: number | undefined }>>;
  currentIndex: number;
  behavior: Behavior;
}

/**
 * Sync state of a running attempt. Times are local milliseconds. Invariants that protect answers: a save carries
 * every unacknowledged answer that fits, so that a later save replaces a lost one; sequence numbers grow with every
 * request; every save and submit names the state it builds on, and the server accepts it only on that state; an
 * answer counts as saved only when the server confirms that save.
 */
export interface SyncState {
  /**
   * - `open`: answers may change; `handing-in`: final, waiting for the server to take it;
   * - `done`: the server has it; `displaced`: another tab of this browser goes on with the attempt;
   * - `stranded`: the server does not know this attempt of this browser, but something of it was never sent.
   */
  phase: 'open' | 'handing-in' | 'done' | 'displaced' | 'stranded';
  /** Another device continues the attempt. This one accepts no changes and sends what is unsent. */
  steppedBack: boolean;
  /** The device that continues: its name, its last save and the number of answers it changed. */
  other: { device?: string | undefined; savedAt?: string | undefined; answers: number } | undefined;
  /** The participant returns after another device continued; nothing is saved until the server's copy is known. */
  comingBack: boolean;
  /**
   * The participant answered or opened a question since the server's copy was read. Viewing alone does not take over.
   */
  touched: boolean;
  /** Number of answers other devices changed while this one was open. */
  changedElsewhere: number;
  answers: Answers;
  /** Revision of the last change. */
  edit: number;
  /** Highest sequence number sent or received. */
  seq: number;
  /** Number of the last save seen on the server. */
  base: number;
  /** Own saves after `base` with unknown outcome. */
  sent: readonly number[];
  /** Back navigation is off: positions only grow. */
  forwardOnly: boolean;
  /** Ids of questions with long answers, see `save-parts.ts`. */
  essays: ReadonlySet<string> | undefined;
  /** Maximum bytes of text per request, if lower than the default. */
  partBytes: number | undefined;
  /** Saves have ended: texts that a submit cannot carry stay as last saved. */
  savesOver: boolean;
  currentIndex: number;
  savedIndex: number;
  behavior: Behavior;
  savedBehavior: Behavior;
  inFlight: InFlight | undefined;
  /** Another device may have saved; its answers must be fetched. */
  refresh: 'none' | 'needed' | 'running';
  refreshTrouble: Trouble | undefined;
  handIn: HandIn | undefined;
  handInSending: boolean;
  trouble: Trouble | undefined;
  /** Delay that batches changes when device storage is durable, in ms. */
  everyMs: number;
  /** Device storage survives a reload. */
  durable: boolean;
  /** Save without delay: a question has locked, or the deadline is near. */
  urgent: boolean;
  /** Time of the first and last change not yet sent. */
  unsentSince: number | undefined;
  lastEditAt: number;
  /** Time of the last essay change. Essays are saved sooner, because a lost one cannot be rewritten. */
  essayEditAt: number;
  /** Time since which a low-priority change (time, position, behavior) is pending. */
  quietSince: number | undefined;
  hidden: boolean;
}

export type SyncEvent =
  | {
      type: 'answered';
      questionId: string;
      change: Partial<Pick<LocalAnswer, 'userAnswer' | 'flagged'>>;
      now: number;
    }
  | { type: 'check-sent'; questionId: string }
  /** `heard`: the server confirmed that it did not check the answer. */
  | { type: 'check-failed'; questionId: string; heard: boolean }
  | { type: 'checked'; questionId: string; feedback: ReviewedAnswer }
  | { type: 'time-spent'; questionId: string; timeSpent: number; now: number }
  | { type: 'moved'; index: number; now: number }
  | { type: 'behaved'; behavior: Behavior; now: number }
  | { type: 'urgent' }
  | { type: 'durability'; durable: boolean }
  | { type: 'overruled-seen'; questionId: string }
  | { type: 'save-sent' }
  | { type: 'flushed' }
  | {
      type: 'save-answered';
      sent: number;
      seq: number;
      saved: boolean;
      checked?: readonly string[] | undefined;
      now: number;
    }
  | {
      type: 'save-failed';
      sent: number;
      kind: FailureKind;
      now: number;
      random: number;
      retryAfterMs?: number;
    }
  | { type: 'save-stale'; sent: number; stale: StaleProgress; now: number }
  | { type: 'came-back' }
  | { type: 'refresh-needed' }
  | { type: 'refresh-sent' }
  | { type: 'refreshed'; attempt: Pick<StartedAttempt, 'answers' | 'seq' | 'currentIndex'> }
  | { type: 'refresh-failed'; kind: FailureKind; now: number; random: number; retryAfterMs?: number }
  | { type: 'handed-in'; handIn: HandIn }
  | { type: 'called-in'; endedAt: string; now: number }
  | { type: 'turn-given-up'; now: number }
  | { type: 'saves-over' }
  | { type: 'hand-in-sent' }
  | { type: 'hand-in-failed'; kind: FailureKind; now: number; random: number; retryAfterMs?: number }
  | { type: 'hand-in-stale'; stale: StaleProgress; now: number; again: number }
  | { type: 'stranded' }
  | { type: 'finished' }
  | { type: 'displaced' }
  | { type: 'connection-lost'; now: number; random: number }
  | { type: 'connection-back'; now: number }
  | { type: 'visibility'; hidden: boolean; now: number };

/** State that survives a reload. */
export type SyncMemory = Pick<
  SyncState,
  'answers' | 'edit' | 'seq' | 'base' | 'sent' | 'currentIndex' | 'behavior' | 'handIn'
>;

/** Save timing of the attempt. */
export interface Pace {
  forwardOnly: boolean;
  everyMs: number;
  durable: boolean;
  essays?: ReadonlySet<string> | undefined;
  partBytes?: number | undefined;
}
