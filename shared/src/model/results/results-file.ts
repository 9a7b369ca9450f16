import * as z from 'zod';
import { Instant } from '../common.ts';
import { ATTEMPT_STATUSES, QUESTION_TYPES } from '../enums.ts';

/** The answer to one question, in the order in which the author has them. */
const Answer = z.object({
  questionId: z.string(),
  /** As it was given: the text of an option, several of them, written texts; null where it was left empty. */
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
  /** The same as a person reads it. */
  text: z.string(),
  points: z.number(),
  /** Nothing where the question was dropped from the score. */
  possible: z.number(),
  correct: z.boolean(),
  /** Waits for a person: its points are not final. */
  pending: z.boolean(),
  /** 0 also where the question was never opened. */
  seconds: z.number(),
  /** The participant never opened the question, so no time is known. */
  unopened: z.literal(true).optional(),
  flagged: z.boolean(),
  /** What a grader said of it. */
  comment: z.string().optional(),
});

/** One finished attempt with everything that its owner may know of it. */
export const ResultsSubmission = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Further fields that the quiz asked for, by their names: `phone`, `department`, `studentId`. */
  info: z.record(z.string(), z.string()),
  attempt: z.number(),
  /** Which version of the quiz it was taken on. */
  version: z.number(),
  /** `annulled`: it counts nowhere, waits for nobody and has no score. */
  status: z.enum([...ATTEMPT_STATUSES, 'annulled']),
  /** How many answers wait for a person; while there are some, there is no score. */
  waiting: z.number(),
  percentage: z.number().optional(),
  passed: z.boolean().optional(),
  points: z.number(),
  possible: z.number(),
  startedAt: Instant,
  completedAt: Instant,
  seconds: z.number(),
  /** Handed in after the deadline, answered before it. */
  late: z.boolean(),
  /** Practice that enters no numbers, or annulled. */
  uncounted: z.boolean(),
  /** What the browser noticed; a sign, never a proof. */
  evidence: z.object({
    tabSwitches: z.number(),
    windowBlurs: z.number(),
    fullScreenExits: z.number(),
    copyPasteAttempts: z.number(),
    rightClickAttempts: z.number(),
    /** Keyboard shortcuts that were blocked. */
    blockedKeys: z.number(),
    hiddenSeconds: z.number(),
    suspicious: z.number(),
  }),
  answers: z.array(Answer),
});
export type ResultsSubmission = z.output<typeof ResultsSubmission>;

const ResultsQuestion = z.object({
  id: z.string(),
  /** Its place in that version, counted from 1. */
  number: z.number(),
  /** The newest version that asks it. */
  version: z.number(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  points: z.number(),
});
export type ResultsQuestion = z.output<typeof ResultsQuestion>;

/** The results of a quiz as JSON. Fields may be added to this version; whatever is taken away or means something else is another one. */
export const ResultsFile = z.object({
  format: z.literal('quizhall-results'),
  version: z.literal(1),
  quiz: z.object({ id: z.string(), title: z.string(), code: z.string(), newestVersion: z.number() }),
  /** What was handed in after this moment is not in the file. */
  until: Instant,
  questions: z.array(ResultsQuestion),
  /** By the time at which they were handed in. */
  submissions: z.array(ResultsSubmission),
});
export type ResultsFile = z.output<typeof ResultsFile>;
