import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import type { Metadata } from '@quizhall/shared/model/attempts/attempt';
import type { Reading } from '../engine/server-clock.ts';
import type { SyncState } from '../engine/sync-types.ts';
import type { Struck } from '../storage/struck.ts';
import type { Change, Paper } from '../storage/attempt-records.ts';

/** Something the screen has to tell once. */
export type Notice =
  | { type: 'question-locked'; index: number }
  | { type: 'time-over' }
  /** Somebody gave more time, in ms. */
  | { type: 'more-time'; ms: number }
  | { type: 'hand-in-refused' }
  /** Answers of another device came in, instead of being replaced by a submit. */
  | { type: 'hand-in-stale' }
  /** This device goes on, and has taken in what the other one changed. */
  | { type: 'joined' }
  | { type: 'finished'; result: AttemptResult | undefined }
  /** Something on screen has changed by a key: for those who do not see it. */
  /** `shown`: also to the eyes, as a toast. */
  | { type: 'said'; text: string; shown: boolean }
  /** The person gave up what the server does not know. */
  | { type: 'discarded' }
  /** The server knows no such attempt any more. */
  | { type: 'gone'; error: unknown };

/** What the screen shows of a running attempt; a new object after every change. */
export interface AttemptView {
  sync: SyncState;
  screen: 'question' | 'review';
  /** The last submit was refused. */
  submitFailed: boolean;
  /** This device stores the answers: they outlive the page. */
  durable: boolean;
  /** Options that the person has crossed out. */
  struck: Struck;
}

export interface Platform {
  clocks: () => Reading;
  random: () => number;
  after: (ms: number, run: () => void) => () => void;
  metadata: () => Metadata;
}

export interface RunnerStore {
  /** Whether what is written outlives the page. */
  readonly lasting: boolean;
  write: (sessionId: string, owner: string, change: Change) => Promise<boolean>;
  /** The limits have changed. */
  renewPaper: (paper: Paper) => Promise<void>;
  finish: (sessionId: string, how?: { keeps: boolean }) => Promise<void>;
  discard: (sessionId: string) => Promise<void>;
}
