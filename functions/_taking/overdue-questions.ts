import { closingTimes, GRACE_MS } from '@quizhall/shared/rules/deadline';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import type { AttemptTicket } from '../_platform/tokens.ts';
import { limitsOf } from './answers.ts';
import { paperedBy, paperOf } from './paper.ts';

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
