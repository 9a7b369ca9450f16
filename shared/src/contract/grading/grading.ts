import * as z from 'zod';
import { AttemptId, Cursor, Instant, PageSize, QuizId } from '../../model/common.ts';
import { ATTEMPT_STATUSES } from '../../model/enums.ts';
import { Score } from '../../model/attempts/attempt-result.ts';
import { LIMITS } from '../../model/limits.ts';
import { QuestionId } from '../../model/quizzes/question.ts';
import type { Endpoint } from '../endpoint.ts';

/** The id of an attempt begins with that of its quiz, which decides who may. */
const BySubmission = z.strictObject({ id: AttemptId });
const grading = { action: 'quiz.grade', on: 'quiz', id: 'id' } as const;

/** What a person gives: points with at most two decimals; a comment that is left out stays as it is, an empty one goes. */
const Grade = z.strictObject({
  questionId: QuestionId,
  points: z.number().min(0).max(100),
  comment: z.string().trim().max(LIMITS.gradeComment).optional(),
  /** What stood there when this was decided; left out, it replaces whatever stands. */
  revision: z.string().max(40).optional(),
});

/** What stands of an answer: of one that waits only its revision and what was said of it. */
const StandingGrade = z.object({
  questionId: z.string(),
  points: z.number().optional(),
  comment: z.string().optional(),
  /** Names these points and this comment by this person: any other grade has another one. */
  revision: z.string(),
});
export type StandingGrade = z.output<typeof StandingGrade>;

/** `data` of 409 STALE_GRADE: what stands now of each answer that somebody else has graded, and nothing is changed. */
export const StaleGrade = z.object({
  grades: z.array(
    StandingGrade.extend({
      /** Who gave it; without a name once the account is deleted. */
      by: z.string().optional(),
    }),
  ),
});
export type StaleGrade = z.output<typeof StaleGrade>;

/** An essay that waits, or that is graded while its submission still waits. */
const WaitingAnswer = z.object({
  submissionId: z.string(),
  questionId: z.string(),
  question: z.string(),
  /** For graders alone. */
  rubric: z.string(),
  answer: z.string(),
  points: z.number().optional(),
  comment: z.string().optional(),
  /** To be sent back with the grade. */
  revision: z.string(),
  maxPoints: z.number(),
  name: z.string().optional(),
});
export type WaitingAnswer = z.output<typeof WaitingAnswer>;

/** A submission that is not released: something of it waits for a grade, all of it is graded, or the quiz holds it back. */
const UNRELEASED = ['waiting', 'graded', 'held'] as const;

const QueuedSubmission = z.object({
  id: z.string(),
  name: z.string(),
  completedAt: Instant,
  state: z.enum(UNRELEASED),
  /** Its answered essays in the order of the quiz; with points where they are graded. */
  essays: z.array(z.object({ questionId: z.string(), points: z.number().optional() })),
});
export type QueuedSubmission = z.output<typeof QueuedSubmission>;

/** Grading by hand and releasing what was graded: docs/decisions/0047-essays.md. */
export const quizGrading = {
  listGrading: {
    method: 'GET',
    path: '/quizzes/{id}/grading',
    auth: 'user',
    access: grading,
    summary:
      'Essays of submissions that wait for a person, oldest first; a page holds about `limit` of them, because those of one submission stay together',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({
      questionId: QuestionId.optional(),
      /** Of this one alone. */
      submissionId: AttemptId.optional(),
      limit: PageSize(20, 50),
      cursor: Cursor,
    }),
    response: z.object({ answers: z.array(WaitingAnswer), nextCursor: z.string().optional() }),
    rights: { table: 'read' },
    memory: 1_024,
  },
  listGradingQueue: {
    method: 'GET',
    path: '/quizzes/{id}/grading/queue',
    auth: 'user',
    access: grading,
    summary:
      'Every submission that is not released, without its texts: what waits for a grade and for a release, oldest first in each part; a page may hold none and still be followed by another',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({ cursor: Cursor }),
    response: z.object({
      /** What is asked for in the submissions of this page. */
      questions: z.array(z.object({ id: z.string(), question: z.string(), maxPoints: z.number() })),
      submissions: z.array(QueuedSubmission),
      /** Among those that the page went through: to which answers may still arrive, and whose result is out. */
      open: z.number(),
      released: z.number(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  gradeSubmission: {
    method: 'PATCH',
    path: '/submissions/{id}/grade',
    auth: 'user',
    access: grading,
    summary:
      'Give points and comments to answers of a finished submission; nothing is released by that. 409 STALE_GRADE with what stands where somebody else graded an answer since its `revision`',
    params: BySubmission,
    body: z.strictObject({ grades: z.array(Grade).min(1).max(LIMITS.questions) }),
    response: z.object({
      submissionId: z.string(),
      status: z.enum(ATTEMPT_STATUSES),
      /** Answers that still wait for a person. */
      pending: z.number(),
      score: Score,
      /** What stands now of the answers that were graded. */
      grades: z.array(StandingGrade),
    }),
    throttle: [{ by: 'user', limit: 3_000, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  releaseSubmission: {
    method: 'POST',
    path: '/submissions/{id}/release',
    auth: 'user',
    access: grading,
    summary:
      'Release the result of one submission, of which nothing waits for a person, and tell its participant; repeated, it tells nobody twice',
    params: BySubmission,
    response: z.object({ submissionId: z.string(), status: z.enum(ATTEMPT_STATUSES) }),
    throttle: [{ by: 'user', limit: 3_000, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
