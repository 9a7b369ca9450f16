import * as z from 'zod';
import { Instant, QuizId } from '../../model/common.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Endpoint } from '../endpoint.ts';

/** Submissions that go, when, and up to when they were handed in. */
const Deletion = z.object({ at: Instant, until: Instant, count: z.number() });
export type Deletion = z.output<typeof Deletion>;

/** How long a quiz keeps what is handed in. */
export const quizRetention = {
  getRetention: {
    method: 'GET',
    path: '/quizzes/{id}/retention',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary:
      'How long a quiz keeps submissions, its next and its last deletion, and what another time would delete first',
    params: z.strictObject({ id: QuizId }),
    query: z.strictObject({
      /** What if it kept them for so long? */
      months: z.coerce.number().int().min(1).max(LIMITS.retentionMonths).optional(),
    }),
    response: z.object({
      /** 0 = for ever. */
      months: z.number(),
      /** The next one that is announced. */
      next: Deletion.optional(),
      /** Nothing is announced: when the oldest submission will have been kept for long enough. */
      earliest: Instant.optional(),
      last: Deletion.optional(),
      /** The first deletion with the `months` that were asked about; absent where nothing is that old. */
      would: Deletion.optional(),
    }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
