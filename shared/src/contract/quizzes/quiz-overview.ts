import * as z from 'zod';
import { Instant } from '../../model/common.ts';
import { ATTEMPT_STATUSES, QUIZ_STATUSES } from '../../model/enums.ts';
import { CoverImage, QuizCard } from '../../model/quizzes/quiz.ts';
import { QuizNumbers } from '../../model/results/quiz-numbers.ts';

/** `back`: to whoever paid. `kept`: by whoever has earned it, because the quiz has ended. */
const Fate = z.enum(['back', 'kept']);

/** What the owner sees of a quiz: its numbers, newest attempts and questions. */
export const QuizOverview = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(QUIZ_STATUSES),
  code: z.string(),
  shareableLink: z.string(),
  coverImage: CoverImage.optional(),
  revision: z.number(),
  deletedAt: QuizCard.shape.deletedAt,
  takenDown: QuizCard.shape.takenDown,
  roles: QuizCard.shape.roles,
  owner: QuizCard.shape.owner,
  passingScore: z.number(),
  /** Other websites may show it. */
  embeddable: z.boolean().optional(),
  ...QuizNumbers.shape,
  /** Set where results or answers wait for the owner: when they were last released, if ever. */
  release: z.object({ releasedAt: Instant.optional() }).optional(),
  /** A version of it asked for essays, which a person grades. */
  essays: z.boolean().optional(),
  /** Participants pay before they start. */
  isPaid: z.boolean().optional(),
  /** What is paid of its prize. */
  pool: QuizCard.shape.pool,
  /** What becomes of its money if it is deleted now: what was paid for its prize, and what participants paid. */
  ifDeleted: z
    .object({ prize: z.enum(['back', 'kept', 'promised']).optional(), entries: Fate.optional() })
    .optional(),
  /** Only where the quiz is practised: whether attempts enter the numbers. */
  practice: z.object({ counts: z.boolean() }).optional(),
  recentAttempts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      avatarUrl: z.string().optional(),
      score: z.number(),
      timeMinutes: z.number(),
      seconds: z.number(),
      /** Nothing of it waits for a person, and it is not released. */
      graded: z.literal(true).optional(),
      date: Instant,
      status: z.enum(['passed', 'failed']),
      attemptStatus: z.enum(ATTEMPT_STATUSES),
      lateSync: z.boolean(),
    }),
  ),
});
export type QuizOverview = z.output<typeof QuizOverview>;
