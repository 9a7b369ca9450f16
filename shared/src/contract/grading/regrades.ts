import * as z from 'zod';
import { QuizId } from '../../model/common.ts';
import { LIMITS } from '../../model/limits.ts';
import { Question } from '../../model/quizzes/question.ts';
import { Correction, Regrade, RegradePreview } from '../../model/grading/regrade.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: QuizId });
const access = { action: 'quiz.edit', on: 'quiz', id: 'id' } as const;

/** Corrections of a published answer key: docs/decisions/0062-regrading.md. Part of the area `quizzes`. */
export const regrades = {
  regradeQuiz: {
    method: 'POST',
    path: '/quizzes/{id}/regrade',
    auth: 'user',
    access,
    summary:
      'Correct the answer key of a published quiz and mark what was handed in by it; with `preview` only say what that would change. Without corrections: go on with a run that was given up',
    params: ById,
    query: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
    body: z.strictObject({
      corrections: z.array(Correction).max(LIMITS.questions),
      /** On which the corrections are based. */
      revision: z.number().int().min(1),
    }),
    response: z.union([z.object({ runId: z.string() }), RegradePreview]),
    status: 202,
    idempotent: true,
    throttle: [{ by: 'user', limit: 300, windowSeconds: 3_600 }],
    rights: { table: 'write' },
    // A preview marks ten thousand papers twice while somebody waits.
    memory: 1_769,
  },
  listRegrades: {
    method: 'GET',
    path: '/quizzes/{id}/regrades',
    auth: 'user',
    access,
    summary:
      'The latest corrections of the answer key, newest first, and what was dropped from the published questions',
    params: ById,
    response: z.object({
      regrades: z.array(Regrade),
      /** Ids of published and former questions that count for nobody. */
      dropped: z.array(z.string()),
      /** Single choices among all of them that accept several options, which an editor cannot show. */
      severalRight: z.array(z.object({ questionId: z.string(), texts: z.array(z.string()) })),
      /** Ids of the newest version's questions that at least one of the 40 versions before grades by another key. */
      outdated: z.array(z.string()),
      /** Questions of the 40 versions before that the newest one asks no more: their key can be corrected, too. */
      former: z.array(Question),
      /** How the latest run stands; `runId` if it is the caller’s own. */
      latest: z
        .object({ status: z.enum(['running', 'done', 'failed']), runId: z.string().optional() })
        .optional(),
    }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
