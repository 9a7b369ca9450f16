import * as z from 'zod';
import { AttemptId, Cursor, PageSize, QuizId } from '../model/common.ts';
import { ATTEMPT_STATUSES } from '../model/enums.ts';
import { Score } from '../model/attempt.ts';
import { LIMITS } from '../model/limits.ts';
import { QuestionId } from '../model/question.ts';
import type { Endpoint } from './endpoint.ts';

/** The id of an attempt begins with that of its quiz, which decides who may. */
const BySubmission = z.strictObject({ id: AttemptId });
const grading = { action: 'quiz.grade', on: 'quiz', id: 'id' } as const;

/** What a person gives: points with at most two decimals; a comment that is left out stays as it is, an empty one goes. */
const Grade = z.strictObject({
  questionId: QuestionId,
  points: z.number().min(0).max(100),
  comment: z.string().trim().max(LIMITS.gradeComment).optional(),
});

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
  maxPoints: z.number(),
  name: z.string().optional(),
});

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
      limit: PageSize(20, 50),
      cursor: Cursor,
    }),
    response: z.object({ answers: z.array(WaitingAnswer), nextCursor: z.string().optional() }),
    rights: { table: 'read' },
    memory: 1_024,
  },
  gradeSubmission: {
    method: 'PATCH',
    path: '/submissions/{id}/grade',
    auth: 'user',
    access: grading,
    summary: 'Give points and comments to answers of a finished submission; nothing is released by that',
    params: BySubmission,
    body: z.strictObject({ grades: z.array(Grade).min(1).max(LIMITS.questions) }),
    response: z.object({
      submissionId: z.string(),
      status: z.enum(ATTEMPT_STATUSES),
      /** Answers that still wait for a person. */
      pending: z.number(),
      score: Score,
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
