import { routes } from 'virtual:contract-routes';
import type { feedback } from '@quizhall/shared/contract/results/feedback';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { call } from '@/lib/api/call.ts';
import { asParticipant } from './as-participant.ts';

type FeedbackInput = BodyOf<typeof feedback.rateQuiz>;

export function sendFeedback(quizId: string, body: FeedbackInput, sessionToken: string | undefined) {
  const input = { params: { quizId }, body };
  return asParticipant(sessionToken, (headers) =>
    call(routes.feedback.rateQuiz, input, { headers, quiet: true }),
  );
}
