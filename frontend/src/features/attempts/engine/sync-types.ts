import type { Behavior, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Answers, LocalAnswer } from './answers.ts';

/** A finished attempt on its way to the server. Once made it is only repeated, unless its owner has ended the attempt before. */
export interface HandIn {
  status: 'completed' | 'timed_out';
  /** Server time, ISO 8601. */
  completedAt: string;
  /** Seconds. */
  totalTimeSpent: number;
  /** Device time, epoch ms: when its turn comes in the crowd that ends at the same moment. */
  sendAt: number;
  /** The owner has ended the attempt, then (server time, ISO 8601): what was answered later stays behind. */
  endedAt?: string | undefined;
}

/** `network`: no answer came; `busy`: 429 or 5xx, worth repeating; `refused`: the server will not take it as it is. */
export type FailureKind = 'network' | 'busy' | 'refused';

export interface Trouble {
  kind: FailureKind;
  /** Failed tries in a row. */
  count: number;
  /** Local time before which nothing is tried again. */
  retryAt: number;
}

/** A save that has been sent and not been answered yet. */
export interface InFlight {
  seq: number;
  /** `changedBy`: the first save that carried the change; undefined where only its time passed. */
  edits: Readonly<Record<string, { edit: number; timeSpent: number; changedBy: number | undefined }>>;
  currentIndex: number;
  behavior: Behavior;
}

/**
 * Everything the device knows of a running attempt's way to the server. Times are local milliseconds. The rules that
 * keep answers safe: a save carries *every* unacknowledged answer, so a later save always replaces an earlier one that
 * got lost; sequence numbers grow with every request; every save and hand-in names the state that it builds on, and the
 * server takes it only there; an answer counts as saved only when the server says that it stored this very save.
 */
export interface SyncState {
  /**
   * - `open`: answers may change; `handing-in`: final, waiting for the server to take it;
   * - `done`: the server has it; `displaced`: another tab of this browser goes on with the attempt;
   * - `stranded`: the server does not know this attempt of this browser, but something of it was never sent.
   */
  phase: 'open' | 'handing-in' | 'done' | 'displaced' | 'stranded';
  /** Another device goes on: nothing changes here any more, what is unsent still goes out. */
  steppedBack: boolean;
  /** The device that goes on instead: what it calls itself, when it saved last, and how many answers came from it. */
  other: { device?: string | undefined; savedAt?: string | undefined; answers: number } | undefined;
  /** The person comes back after another device went on: nothing is saved before it is known what stands. */
  comingBack: boolean;
  /** Something was answered or opened here since the server's copy was read; a glance takes nothing over. */
  touched: boolean;
  /** Answers that other devices have changed while this one was open. */
  changedElsewhere: number;
  answers: Answers;
  /** Last revision given to a change. */
  edit: number;
  /** Highest sequence number that was sent or heard of. */
  seq: number;
  /** Number of the last save that this device has seen on the server. */
  base: number;
  /** Its own saves after that, of which it does not know whether they arrived. */
  sent: readonly number[];
  /** The quiz knows no way back: positions only grow. */
  forwardOnly: boolean;
  /** The questions whose answers are long, see `save-parts.ts`. */
  essays: ReadonlySet<string> | undefined;
  /** How many bytes of text one request carries, if not as many as the server takes. */
  partBytes: number | undefined;
  /** The time for saves is over: what a hand-in cannot carry stays as it was saved. */
  savesOver: boolean;
  currentIndex: number;
  savedIndex: number;
  behavior: Behavior;
  savedBehavior: Behavior;
  inFlight: InFlight | undefined;
  /** Another device may have saved: its answers are to be fetched. */
  refresh: 'none' | 'needed' | 'running';
  refreshTrouble: Trouble | undefined;
  handIn: HandIn | undefined;
  handInSending: boolean;
  trouble: Trouble | undefined;
  /** Changes wait together for so long, because answers are on the device at once… */
  everyMs: number;
  /** …unless it stores nothing that lasts. */
  durable: boolean;
  /** Something must not wait: a question has locked, or the time is nearly over. */
  urgent: boolean;
  /** First and last change that is not on its way yet. */
  unsentSince: number | undefined;
  lastEditAt: number;
  /** Time of the last essay change. Essays are saved sooner, because a lost one cannot be rewritten. */
  essayEditAt: number;
  /** Since when anything less urgent (time, position, behaviour) waits. */
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
  /** `heard`: the server has answered that it checked nothing. */
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

/** What survives a reload. */
export type SyncMemory = Pick<
  SyncState,
  'answers' | 'edit' | 'seq' | 'base' | 'sent' | 'currentIndex' | 'behavior' | 'handIn'
>;

/** How saving goes in this attempt. */
export interface Pace {
  forwardOnly: boolean;
  everyMs: number;
  durable: boolean;
  essays?: ReadonlySet<string> | undefined;
  partBytes?: number | undefined;
}
