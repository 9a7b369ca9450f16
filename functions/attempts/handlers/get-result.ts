import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { getLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';
import { erasedResult } from '../model/erased-result.ts';
import { finalAt, finishOverdue } from '../model/finish-attempt.ts';
import { getAsked } from '../model/test-form.ts';
import { disclosingQuiz, resultOf } from '../model/attempt-result.ts';
import { loadWithLatest, ticketOf } from '../model/attempt-ticket.ts';

export const handler = endpoint(attempts.getResult, async ({ params, user, sessionToken }) => {
  const ticket = await ticketOf(params.id, { sessionToken, user }, 'read');
  const { attempt: stored, latest } = await loadWithLatest(ticket.id);
  const isLeft = stored.status === 'in_progress' && now() > finalAt(stored);
  const attempt = isLeft ? await finishOverdue(stored) : stored;
  const [live, content] = await Promise.all([getLiveQuiz(attempt.quizId), getAsked(attempt)]);
  const quiz = await disclosingQuiz(live, content);
  if (attempt.erased) return erasedResult(attempt, quiz, content);
  return resultOf(attempt, quiz, content, latest.id === attempt.id ? attempt : latest);
});
