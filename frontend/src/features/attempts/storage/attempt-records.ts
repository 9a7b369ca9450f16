import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Brand } from '@quizhall/shared/model/organizations/brand';
import type { DBSchema } from 'idb';
import type { LocalAnswer } from '../engine/answers.ts';
import type { Journal } from '../engine/requests.ts';
import type { SyncMemory } from '../engine/sync-types.ts';

/** An attempt that was begun or resumed in this browser. Outlives the attempt: it opens the result page. */
export interface AttemptRecord {
  sessionId: string;
  sessionToken: string;
  quizId: string;
  /** Every id, code or link under which the quiz was opened, in lower case. */
  refs: string[];
  /** The signed-in person; undefined for a guest. */
  userId: string | undefined;
  participantInfo: Record<string, string> | undefined;
  /** Epoch ms. */
  deadlineAt: number;
  finished: boolean;
  /** Epoch ms; unknown of what an earlier release kept. */
  startedAt?: number | undefined;
  /** In practice. */
  practised?: boolean | undefined;
  /** Of the quiz; unknown of what an earlier release kept. */
  title?: string | undefined;
  /** Whose the quiz was when it began here. */
  brand?: Brand | undefined;
}

/** The quiz as this attempt sees it. */
export type Paper = Omit<StartedAttempt, 'answers' | 'sessionToken'> & {
  /** The latest end of the attempt that was told here, where somebody has moved it. Epoch ms. */
  toldUntil?: number | undefined;
};

export interface Progress extends Omit<SyncMemory, 'answers'> {
  /** The tab that may write. */
  owner: string;
  /** Grows with every write, so that of two states the later one is known. */
  stamp: number;
  /** Server time minus device time, ms. */
  clockOffset: number;
}

export interface Change {
  answers?: Record<string, LocalAnswer>;
  progress?: Progress;
  journal?: Journal;
}

interface Table<Value> {
  key: string;
  value: Value;
}

/** What each table of the attempt storage holds. */
export interface AttemptSchema extends DBSchema {
  attempts: Table<AttemptRecord>;
  papers: Table<Paper>;
  progress: Table<Progress>;
  journals: Table<Journal>;
  /** One row per question. */
  answers: Table<LocalAnswer>;
}

export type TableName = 'attempts' | 'papers' | 'progress' | 'journals' | 'answers';
export type Row<T extends TableName> = AttemptSchema[T]['value'];
