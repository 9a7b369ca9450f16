import { closingTimes, GRACE_MS } from '@quizhall/shared/rules/attempts/deadline';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import type { AttemptTicket } from '../../platform/security/tokens.ts';
import { limitsOf } from '../../grading/model/stored-answers.ts';
import { paperedBy, paperOf } from '../model/test-form.ts';

interface Asked {
  ticket: AttemptTicket;
  version: QuizVersion;
  /** The questions of the version that the attempt is asked. */
  content: QuizVersion;
}

/**
 * Positions of the questions that are closed at `at` (epoch ms) by the server's clock: participants cannot go back, and
 * the limits of all questions up to the position have passed (`closingTimes`). Essays are excluded: an acknowledged save
 * must store their text.
 */
export async function overdueQuestions(
  { ticket, version, content }: Asked,
  at: number,
): Promise<Set<number>> {
  if (content.settings.allowBackNavigation) return new Set();
  const { questions } = await paperOf(paperedBy(ticket), version);
  const limits = limitsOf(content, ticket.extra);
  const limitAt = (position: number) => limits.get(content.questions[position]?.id ?? '') ?? 0;
  const closing = closingTimes(ticket.startedAt + (ticket.away ?? 0), questions.map(limitAt), ticket.extra);
  const isOverdue = (position: number, place: number) =>
    at > (closing[place] ?? Number.POSITIVE_INFINITY) + GRACE_MS &&
    content.questions[position]?.type !== 'essay';
  return new Set(questions.filter(isOverdue));
}
