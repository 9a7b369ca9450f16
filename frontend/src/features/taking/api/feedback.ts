import { routes } from 'virtual:contract-routes';
import type { feedback } from '@quizhall/shared/contract/feedback';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { call } from '@/lib/api/call.ts';

type FeedbackInput = BodyOf<typeof feedback.rateQuiz>;

/** With the token of this browser where it has one, else in the name of whoever is signed in. */
export function sendFeedback(quizId: string, body: FeedbackInput, sessionToken: string | undefined) {
  const token = sessionToken ? { headers: { 'x-session-token': sessionToken } } : undefined;
  return call(routes.feedback.rateQuiz, { params: { quizId }, body }, { ...token, quiet: true });
}
