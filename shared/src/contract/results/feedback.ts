import * as z from 'zod';
import { AttemptId, Instant, QuizId } from '../../model/common.ts';
import { Feedback } from '../../model/results/feedback.ts';
import type { Endpoint } from '../endpoint.ts';

/** What participants think of a quiz. */
export const feedback = {
  rateQuiz: {
    method: 'POST',
    path: '/quizzes/{quizId}/feedback',
    auth: 'attempt',
    access: 'attempt',
    summary:
      'Rate a quiz after a finished attempt; one feedback per attempt, a repeated one replaces it. Guests send the `X-Session-Token` of their attempt',
    params: z.strictObject({ quizId: QuizId }),
    body: Feedback.extend({
      /** Which attempt; left out: that of the session token, or the signed-in person's latest finished one. */
      submissionId: AttemptId.optional(),
    }),
    response: z.object({ submissionId: z.string(), feedback: Feedback, givenAt: Instant }),
    // Generous: guests are counted by their address, which a whole school may share.
    throttle: [{ by: 'user', limit: 1_000, windowSeconds: 900 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
