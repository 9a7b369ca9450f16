import { attempts } from '@quizhall/shared/contract/attempts';
import { getLiveQuiz } from '../_data/quiz-cache.ts';
import { now } from '../_platform/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { erasedResult } from '../_taking/erased-result.ts';
import { finalAt, finishOverdue } from '../_taking/finish.ts';
import { getAsked } from '../_taking/paper.ts';
import { disclosingQuiz, resultOf } from '../_taking/result.ts';
import { loadWithLatest, ticketOf } from '../_taking/ticket.ts';

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
