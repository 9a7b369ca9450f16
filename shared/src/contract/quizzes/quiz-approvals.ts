import * as z from 'zod';
import { QuizId } from '../../model/common.ts';
import { OwnQuiz } from '../../model/quizzes/quiz.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });

/** What of a quiz waits to be approved: docs/product/organizations.md. */
export const quizApprovals = {
  getWaitingQuiz: {
    method: 'GET',
    path: '/quizzes/{id}/waiting',
    auth: 'user',
    access: { action: 'quiz.edit', on: 'quiz', id: 'id' },
    summary:
      'A quiz as it would be once what waits of it is approved, or as it was rejected: what whoever decides looks at, and its author goes on from',
    params: ById,
    response: z.object({ quiz: OwnQuiz }),
    rights: { table: 'read' },
  },
  withdrawQuiz: {
    method: 'DELETE',
    path: '/quizzes/{id}/waiting',
    auth: 'user',
    access: { action: 'quiz.edit', on: 'quiz', id: 'id' },
    summary: 'Let go of what waits to be approved, or was rejected: what is published stays',
    params: ById,
    throttle: [{ by: 'user', limit: 600, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
