import * as z from 'zod';
import { ExtraTime } from '../attempts/accommodation.ts';
import { AttemptResult, ReviewedAnswer, Score } from '../attempts/attempt-result.ts';
import { Behavior, Metadata } from '../attempts/attempt.ts';
import { StartedAttempt } from '../attempts/started-attempt.ts';
import { Instant } from '../common.ts';
import { ATTEMPT_STATUSES } from '../enums.ts';

/** One question of the paper as it was answered, with its key: for whoever decides on the result. */
const DetailedAnswer = ReviewedAnswer.extend({
  questionText: z.string(),
  /** How often an answer was given, as the browser counted. */
  attempts: z.number(),
  /** When the answer was last given or changed, as the browser says. */
  answeredAt: Instant.optional(),
  /** Number of the save that brought it, where the hand-in did not bring everything anew. */
  seq: z.number().optional(),
  /** The answer that the server held before a late hand-in changed it; null for none, absent where it is the same. */
  held: ReviewedAnswer.shape.userAnswer.optional(),
  /** Who gave the points, if that was a person. */
  gradedBy: z.string().optional(),
  /** To be sent back with another grade of it. */
  revision: z.string(),
  /** Of an essay: what its graders go by. */
  rubric: z.string().optional(),
});

/** What the browser and the server's clock cannot both be right about. */
export const Contradictions = z.object({
  /** Seconds that are claimed for the questions together, and how long the attempt lasted by the server's clock. */
  time: z.object({ claimed: z.number(), elapsed: z.number() }).optional(),
  /**
   * Questions that were left behind for good but whose answers came only with the submit: with a limit for each
   * question, or without a way back, the browser saves at each lock. A long time offline explains it as well.
   */
  unsaved: z.number().optional(),
});
export type Contradictions = z.output<typeof Contradictions>;

/** GET /submissions/{id}/details: an attempt as its owner reads it, with the whole paper as this participant saw it. */
export const SubmissionDetails = z.object({
  submissionId: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  participantName: z.string(),
  /** As they said or were known at the start. */
  participant: z.object({
    fullName: z.string(),
    email: z.string(),
    hasAccount: z.boolean(),
    avatarUrl: z.string().optional(),
  }),
  /** Of a guest: what the quiz asked for. */
  guestInfo: z.object({ email: z.string(), additionalInfo: z.record(z.string(), z.string()) }).optional(),
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    code: z.string(),
    passingScore: z.number(),
    /** The version that the attempt is pinned to. */
    version: z.number(),
  }),
  /** Absent while the attempt runs. */
  score: Score.optional(),
  /** Answers that wait for a person: as long as there are any, the score is none. */
  pending: z.number(),
  /** The latest correction of the key that changed its result. */
  corrected: z.object({ at: Instant, from: z.number(), to: z.number() }).optional(),
  /** Seconds. */
  totalTimeSpent: z.number(),
  durationMinutes: z.number(),
  attemptNumber: z.number(),
  isRetake: z.boolean(),
  startedAt: Instant,
  completedAt: Instant.optional(),
  deadlineAt: Instant,
  /** When answers came last, while it ran; absent where none did. */
  savedAt: Instant.optional(),
  extraTime: ExtraTime.optional(),
  /** Some of it came after the deadline. */
  lateSync: z.boolean(),
  /** Late submissions only: arrival time, and the state stored on the server by then. */
  late: z
    .object({
      receivedAt: Instant,
      held: z.object({ answered: z.number(), percentage: z.number() }).optional(),
    })
    .optional(),
  finishedBy: z.enum(['participant', 'server', 'owner']).optional(),
  annulled: AttemptResult.shape.annulled,
  uncounted: z.literal(true).optional(),
  rewards: AttemptResult.shape.rewards,
  /** The paper as the start gave it: its questions, options and sides in its order. */
  paper: StartedAttempt.shape.quiz,
  /** In the order of the paper. */
  answers: z.array(DetailedAnswer),
  behavior: Behavior,
  navigationLog: z.array(
    z.object({ action: z.string(), timestamp: Instant, questionIndex: z.number().optional() }),
  ),
  /** By the place of the question in the paper: seconds on each, and how often an answer was changed after it had been given. */
  analytics: z.object({
    timePerQuestion: z.array(z.object({ questionIndex: z.number(), seconds: z.number() })),
    answersChanged: z.array(z.object({ questionIndex: z.number(), changes: z.number() })),
  }),
  metadata: Metadata,
  /** Which device saved from which save on, oldest first; `id` tells them apart and nothing else. */
  devices: z.array(z.object({ id: z.string(), device: z.string().optional(), fromSeq: z.number() })),
  contradictions: Contradictions.optional(),
});
export type SubmissionDetails = z.output<typeof SubmissionDetails>;
