import * as z from 'zod';
import { DeviceId, Instant } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { GivenAnswer, QuestionId, UserAnswer } from '../quizzes/question.ts';

/** Sequence numbers of an attempt's saves. 0 = nothing was saved. */
export const MOST_SAVES = 1_000_000;
const Sequence = z.number().int().min(0).max(MOST_SAVES);

/**
 * One answer as the browser saves it. `timeSpent` in seconds on this question so far; a device whose clock jumped may
 * say anything, the server takes no more than the attempt has lasted.
 */
export const SavedAnswer = z.strictObject({
  questionId: QuestionId,
  userAnswer: GivenAnswer,
  timeSpent: z.number().min(0).max(10_000_000_000).default(0),
  flagged: z.boolean().default(false),
  /** The number of the save that changed the answer, if an earlier one did: only its time passed, or it goes out again. */
  seq: Sequence.optional(),
  /** Of an essay: the text stands as the server has it, and is not sent again; `seq` says by which save. */
  kept: z.literal(true).optional(),
});
export type SavedAnswer = z.output<typeof SavedAnswer>;

/**
 * What a save or a submit builds on. Absent in older clients, which are understood as long as no other device saved.
 * `baseSeq`: the last sequence number that this device has seen; `sentSeqs`: its own ones above, of which it does not
 * know whether they arrived.
 */
export const Basis = {
  baseSeq: Sequence.optional(),
  sentSeqs: z.array(Sequence).max(60).optional(),
  /** The device that saves, if it is not the one that started. */
  deviceId: DeviceId.optional(),
};

/** What the server holds of a running attempt, by question id. */
export const HeldAnswers = z.record(
  z.string(),
  z.object({
    userAnswer: UserAnswer,
    timeSpent: z.number(),
    flagged: z.boolean(),
    /** Of the save that changed it last; 0 = unknown. */
    seq: z.number(),
    /** That save came from the device that asks. */
    own: z.boolean(),
    /** In practice: the answer was checked, and nothing changes it any more. */
    checked: z.literal(true).optional(),
  }),
);
export type HeldAnswers = z.output<typeof HeldAnswers>;

/** What the refusal of a save or a hand-in says whose attempt the owner has ended: what was answered by then may still come. */
export interface CalledIn {
  endedAt: string;
}

/** `data` of 409 STALE_PROGRESS: what the server holds and this device has not seen. */
export const StaleProgress = z.object({
  seq: z.number(),
  currentIndex: z.number(),
  /** A device that opened the attempt later goes on with it: this one steps back. */
  elsewhere: z.boolean(),
  /** The other device that saved last: what it calls itself, and when that was. */
  other: z.object({ device: z.string().optional(), savedAt: Instant.optional() }).optional(),
  answers: HeldAnswers,
});
export type StaleProgress = z.output<typeof StaleProgress>;

/** An answer in a submit. The client's own grading is accepted for older clients and ignored. */
export const SubmittedAnswer = SavedAnswer.extend({
  skipped: z.boolean().optional(),
  attempts: z.number().int().min(0).max(LIMITS.answerChanges).optional(),
  isCorrect: z.boolean().nullish(),
  points: z.number().nullish(),
});

const Counter = z.number().int().min(0).max(1_000_000).default(0);

/** Evidence for the owner, never a penalty. Times in milliseconds. */
export const Behavior = z.strictObject({
  tabSwitches: Counter,
  windowBlurs: Counter,
  fullScreenExits: Counter,
  copyPasteAttempts: Counter,
  rightClickAttempts: Counter,
  suspiciousActivity: z
    .array(
      z.strictObject({
        type: z.string().max(40),
        timestamp: z.union([z.string().max(40), z.number()]),
        description: z.string().max(200).default(''),
        questionIndex: z.number().int().min(0).optional(),
      }),
    )
    .max(200)
    .default([]),
  totalHiddenTime: z.number().min(0).default(0),
});
export type Behavior = z.output<typeof Behavior>;

/**
 * The same with a save, and how the browser goes through the quiz: `moves` as in `rules/attempts/move-log.ts`, `changes` how often
 * answers were changed after they had been given. What comes later replaces what came before.
 */
export const SavedBehavior = Behavior.extend({
  moves: z.string().max(12_000).optional(),
  changes: z
    .record(z.string().regex(/^\d{1,3}$/), z.number().int().min(0).max(LIMITS.answerChanges))
    .optional(),
});
export type SavedBehavior = z.output<typeof SavedBehavior>;

export const Metadata = z.strictObject({
  deviceType: z.string().max(20).optional(),
  operatingSystem: z.string().max(40).optional(),
  browser: z.string().max(60).optional(),
  screenResolution: z.string().max(20).optional(),
  timezone: z.string().max(60).optional(),
  /** What the site speaks there: mails about the attempt speak it, too. */
  language: z.string().max(2).optional(),
});
export type Metadata = z.output<typeof Metadata>;
