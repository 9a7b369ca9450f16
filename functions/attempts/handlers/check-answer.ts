import { isAnswered } from '@quizhall/shared/grading';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { takesSaves } from '@quizhall/shared/rules/attempts/deadline';
import { isPrizeOpen } from '@quizhall/shared/rules/attempts/disclosure';
import { mayCheck } from '@quizhall/shared/rules/quizzes/practice';
import { lockAnswer } from '../model/attempt-saves.ts';
import { getKeyedVersion, getVersion } from '../../quizzes/model/quiz-cache.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeAnswers, encodeAnswers } from '../../grading/model/stored-answers.ts';
import { gradeStored } from '../../grading/model/grade-answers.ts';
import { askedOf, paperedBy } from '../model/test-form.ts';
import { reviewed } from '../model/attempt-result.ts';
import { ticketOf, withTimeOfToday } from '../model/attempt-ticket.ts';

export const handler = endpoint(attempts.checkAnswer, async ({ params, body, user, sessionToken }) => {
  const ticket = await ticketOf(params.sessionId, { sessionToken, user }, 'change');
  // The quiz of this moment, not of the function's memory: whatever counts by now tells nothing.
  const [today, version] = await Promise.all([
    getQuiz(ticket.quizId),
    getVersion(ticket.quizId, ticket.version),
  ]);
  if (!mayCheck(version.settings, today?.settings) || !today || isPrizeOpen(today))
    throw new AppError('INVALID_STATE');
  if (!takesSaves(now(), ticket.deadlineAt) && !takesSaves(now(), (await withTimeOfToday(ticket)).deadlineAt))
    throw new AppError('ATTEMPT_OVER');
  if (!isAnswered(body.userAnswer))
    throw new AppError('INVALID_INPUT', { errors: { userAnswer: 'Please answer the question first' } });
  const keyed = today.keyRevision ? await getKeyedVersion(today, ticket.version) : version;
  const content = await askedOf(paperedBy(ticket), keyed);
  const isEssay = content.questions.some(({ id, type }) => id === body.questionId && type === 'essay');
  if (isEssay)
    throw new AppError('INVALID_INPUT', { errors: { questionId: 'An essay is graded by a person' } });
  for (const [position, encoded] of Object.entries(encodeAnswers(content.questions, [body]).answers)) {
    const attempt = await lockAnswer(ticket.id, position, encoded);
    if (!attempt) throw new AppError('ATTEMPT_FINISHED');
    return { feedback: feedbackOf(content, Number(position), attempt.checked ?? {}) };
  }
  throw new AppError('INVALID_INPUT');
});

/** What the answer that stands earned, which may be an earlier one than was sent. */
function feedbackOf(
  content: Awaited<ReturnType<typeof askedOf>>,
  position: number,
  checked: Record<string, string>,
) {
  const question = content.questions[position];
  if (!question) throw new AppError('INVALID_INPUT');
  const answer = decodeAnswers(content.questions, checked).get(question.id);
  return reviewed(question, gradeStored(content, checked).marks[position], answer, content.settings);
}
