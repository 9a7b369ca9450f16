import type { Behavior, StartedAttempt } from '@quizhall/shared/model/attempt';
import type { Answers, LocalAnswer } from './answers.ts';

/** A finished attempt on its way to the server. Once made it is never changed, only repeated. */
export interface HandIn {
  status: 'completed' | 'timed_out';
  /** Server time, ISO 8601. */
  completedAt: string;
  /** Seconds. */
  totalTimeSpent: number;
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
  edits: Readonly<Record<string, { edit: number; timeSpent: number }>>;
  currentIndex: number;
  behavior: Behavior;
}

/**
 * Everything the device knows of a running attempt's way to the server. Times are local milliseconds. The rules that
 * keep answers safe: a save carries *every* unacknowledged answer, so a later save always replaces an earlier one that
 * got lost; sequence numbers grow with every request; an answer counts as saved only when the server says that it stored
 * this very save.
 */
export interface SyncState {
  /**
   * - `open`: answers may change; `handing-in`: final, waiting for the server to take it;
   * - `done`: the server has it; `displaced`: another tab of this browser goes on with the attempt.
   */
  phase: 'open' | 'handing-in' | 'done' | 'displaced';
  answers: Answers;
  /** Last revision given to a change. */
  edit: number;
  /** Highest sequence number that was sent or heard of. */
  seq: number;
  /** The quiz knows no way back: positions only grow. */
  forwardOnly: boolean;
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
  /** First and last change that is not on its way yet. */
  unsentSince: number | undefined;
  lastEditAt: number;
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
  | { type: 'time-spent'; questionId: string; timeSpent: number; now: number }
  | { type: 'moved'; index: number; now: number }
  | { type: 'behaved'; behavior: Behavior; now: number }
  | { type: 'save-sent' }
  | { type: 'flushed' }
  | { type: 'save-answered'; sent: number; seq: number; saved: boolean; now: number }
  | {
      type: 'save-failed';
      sent: number;
      kind: FailureKind;
      now: number;
      random: number;
      retryAfterMs?: number;
    }
  | { type: 'refresh-needed' }
  | { type: 'refresh-sent' }
  | { type: 'refreshed'; attempt: Pick<StartedAttempt, 'answers' | 'seq' | 'currentIndex'> }
  | { type: 'refresh-failed'; kind: FailureKind; now: number; random: number; retryAfterMs?: number }
  | { type: 'handed-in'; handIn: HandIn }
  | { type: 'hand-in-sent' }
  | { type: 'hand-in-failed'; kind: FailureKind; now: number; random: number; retryAfterMs?: number }
  | { type: 'finished' }
  | { type: 'displaced' }
  | { type: 'connection-lost'; now: number; random: number }
  | { type: 'connection-back'; now: number }
  | { type: 'visibility'; hidden: boolean; now: number };

/** What survives a reload. */
export type SyncMemory = Pick<SyncState, 'answers' | 'edit' | 'seq' | 'currentIndex' | 'behavior' | 'handIn'>;
