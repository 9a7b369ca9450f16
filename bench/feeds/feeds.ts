import type { Consumption } from '@quizhall/functions/platform/capacity-meter.ts';
import measured from './feeds.json' with { type: 'json' };
import large from './feeds-500.json' with { type: 'json' };
import members from './feeds-members.json' with { type: 'json' };
import pool from './feeds-pool.json' with { type: 'json' };

/** The calls of one participant that reach a function. */
export const CALLS = [
  'getCard',
  'getPredata',
  'startAttempt',
  'saveProgress',
  'submitAttempt',
  'getResult',
] as const;
export type CallName = (typeof CALLS)[number];

/** One call as it was counted: its table calls and capacity units, and what its answer weighs. */
export interface CallFeed {
  /** On a function that knows the quiz … */
  warm: Consumption;
  /** … and on one that has just started: what it reads more. */
  cold: Consumption;
  answerBytes: number;
}

/** A batch of background work. */
export interface BatchFeed extends Consumption {
  /** Attempts in the batch. */
  attempts: number;
  /** Of its writes those that lie apart from the quiz: what item analysis needs … */
  analysisWrites: number;
  /** … and the roster, which grows with the attempts of the batch. */
  rosterWrites: number;
  /** … and what an organization counts in all, where it has the quiz. */
  figuresWrites?: number;
  /** Of its units those that each attempt adds at its own participant, where they are signed in. */
  ownReads?: number;
  ownWrites?: number;
}

/** What the simulators are fed with: counted at the handlers for one guest's attempt at a quiz of 50 questions. */
export interface Feeds {
  saves: number;
  calls: Record<CallName, CallFeed>;
  /** Bytes of the attempt's item after each step. */
  items: { startAttempt: number; saveProgress: number; submitAttempt: number };
  /** Units of a submit that are writes of index entries; each is a partition of its own. */
  submitIndexWrites: number;
  background: {
    begun: BatchFeed;
    finished: BatchFeed;
    swept: Consumption & { attempts: number };
    /** A batch in which each attempt is at another quiz: what changes gather for each, while nothing large is written. */
    apart?: { attempts: number; begun: Consumption; finished: Consumption };
    /** Bytes by which the note of attempts that are due grows with each. */
    dueBytes: number;
  };
  /** Of what a new function reads of a quiz that which is the organization's, whose key is another. */
  organizationReads?: number;
  /** Of those who come so many have an account; as assumed where it is absent. */
  signedIn?: number;
}

/** Milliseconds of processor time of one call in a warm process on the machine that measured; they differ by machine. */
export interface Timings {
  at: string;
  cpuMs: Record<CallName, number>;
}

/** The committed measurement; `npm run bench:feeds` renews it, and a test compares what is counted. */
export const feeds: Feeds = measured.counted;
export const timings: Timings = measured.timings;

export interface Counted {
  feeds: Feeds;
  timings: Timings;
}

const read = ({ counted, timings: times }: { counted: Feeds; timings: Timings }): Counted => ({
  feeds: counted,
  timings: times,
});

/**
 * The same of other crowds: at the largest quiz there may be, of 500 questions; at a quiz that draws 50 of 200 questions from
 * pools for each; members at a quiz for members alone that is assigned to them.
 */
export const OTHERS = { large: read(large), pool: read(pool), members: read(members) };
export const OTHER_NAMES = ['large', 'pool', 'members'] as const satisfies (keyof typeof OTHERS)[];
