import * as z from 'zod';
import { AuditEntry } from '../../model/results/audit.ts';
import { AttemptId, PageSize, QuizId } from '../../model/common.ts';
import type { Endpoint } from '../endpoint.ts';

/** Who did what to the attempts of a quiz: docs/decisions/0059-audit-and-interventions.md. */
export const quizAudit = {
  listAudit: {
    method: 'GET',
    path: '/quizzes/{id}/audit',
    auth: 'user',
    access: { action: 'quiz.grade', on: 'quiz', id: 'id', evenDeleted: true },
    summary: 'Who did what to the submissions of a quiz, or to one of them, newest first; for two years',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({
      submissionId: AttemptId.optional(),
      limit: PageSize(20, 100),
      /** The id of the last entry that was answered. */
      cursor: z
        .string()
        .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)
        .optional(),
    }),
    response: z.object({ entries: z.array(AuditEntry), nextCursor: z.string().optional() }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
