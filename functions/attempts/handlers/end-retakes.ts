import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { answerDisclosure } from '@quizhall/shared/rules/attempts/disclosure';
import { disclosingSettings } from '@quizhall/shared/rules/quizzes/practice';
import { giveUpFurtherAttempts } from '../model/attempt-starts.ts';
import { getLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getAsked } from '../model/test-form.ts';
import { disclosingQuiz, resultOf } from '../model/attempt-result.ts';
import { loadWithLatest, ticketOf } from '../model/attempt-ticket.ts';

export const handler = endpoint(attempts.endRetakes, async ({ params, user, sessionToken }) => {
  const ticket = await ticketOf(params.id, { sessionToken, user }, 'read');
  const { attempt, latest } = await loadWithLatest(ticket.id);
  const { card } = attempt;
  if (!card) throw new AppError('IN_PROGRESS');
  const [live, content] = await Promise.all([getLiveQuiz(attempt.quizId), getAsked(attempt)]);
  const quiz = await disclosingQuiz(live, content);
  const settings = disclosingSettings(content.settings, quiz.settings);
  const { shown, reason } = answerDisclosure(settings, { attempt: card, latest }, quiz, now());
  // Nobody gives up attempts for nothing: only where they are all that stands between the person and the answers.
  if (reason === 'attempt_open') throw new AppError('IN_PROGRESS');
  if (!shown && reason !== 'attempts_left') throw new AppError('INVALID_STATE');
  const ended = shown ? latest : await giveUpFurtherAttempts(latest, now());
  if (ended?.id !== latest.id) throw new AppError('IN_PROGRESS');
  return resultOf(ended.id === attempt.id ? ended : attempt, quiz, content, ended);
});
