import { decodeMarks } from '@quizhall/shared/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import {
  type DisclosingQuiz,
  isPrizeOpen,
  releaseWithheld,
} from '@quizhall/shared/rules/attempts/disclosure';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { type Attempt, type AttemptCard, getAttempt } from '../../attempts/model/attempts.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { spokenIn } from '../../attempts/model/device-info.ts';
import { newNotificationItem, putNotification } from '../../notifications/model/notifications.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { releaseAttempt } from './releases.ts';
import { releasedByOwner } from '../../notifications/model/notification-content.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { pendingOf } from '../../grading/model/manual-grading.ts';

/** The quiz as far as it decides what is disclosed. */
export type ReleasingQuiz = DisclosingQuiz;

export const hasAccount = ({ id }: Pick<AttemptCard, 'id'>): boolean =>
  parseAttemptId(id).participant.startsWith('u_');

/**
 * The mail to whoever gave an address, once for a hand-in. A guest may have typed anybody's: that mail repeats nothing
 * which somebody wrote, not even the title.
 */
function mailOf(card: AttemptCard, attempt: Pick<Attempt, 'client'>) {
  const { id, email, quizTitle, percentage, completedAt } = card;
  if (!email) return [];
  const { quizId } = parseAttemptId(id);
  const path = sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: id });
  const data = { ...(hasAccount(card) && { title: quizTitle, quizId }), percentage, path };
  return [
    newTypedMailItem('resultReleased', {
      to: email,
      cause: `${id}#${completedAt}`,
      data,
      language: spokenIn(attempt),
    }),
  ];
}

const noteOf = (card: AttemptCard, at: number) =>
  hasAccount(card)
    ? [{ userId: parseAttemptId(card.id).participant.slice(2), note: releasedByOwner(card, at) }]
    : [];

/** Tells a participant that the result is out (epoch ms), by mail and, with an account, by a notification; each once. */
export async function tell(card: AttemptCard, at: number): Promise<void> {
  const attempt = card.email && !hasAccount(card) ? await getAttempt(card.id) : undefined;
  await Promise.all([
    ...noteOf(card, at).map(({ userId, note }) => putNotification(userId, note)),
    ...mailOf(card, attempt ?? {}).map(queueMail),
  ]);
}

/** How often it starts over because somebody graded the attempt meanwhile. */
const MOST_TURNS = 5;

/**
 * Releases the result of one attempt and notifies its participant, once; while a prize is open, without a notification,
 * because the score is not disclosed yet. `shown`: it was out before. `pending`: a person has
 * yet to grade it. `running`: it is not finished, or answers may still arrive. `by`: the id of whoever wanted it.
 */
export async function releaseOne(
  id: string,
  quiz: ReleasingQuiz,
  by?: string,
): Promise<'released' | 'shown' | 'pending' | 'running'> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const attempt = await getAttempt(id);
    if (!attempt?.card) return 'running';
    if (attempt.annulled) return 'shown';
    const { card, marks = '', endedAs = 'completed' } = attempt;
    if (pendingOf(decodeMarks(marks)?.each ?? []) > 0 && !card.uncounted) return 'pending';
    const withheld = releaseWithheld(card, quiz, now());
    if (withheld === undefined) return 'shown';
    const isFinal =
      card.finalAt === undefined || attempt.finishedBy === 'participant' || now() > card.finalAt;
    if (!isFinal) return 'running';
    const status = attempt.status === 'pending_review' ? endedAs : attempt.status;
    const released = { ...card, status, released: true as const };
    const tellings = isPrizeOpen(quiz)
      ? []
      : [
          ...noteOf(released, now()).map(({ userId, note }) => newNotificationItem(userId, note)),
          ...mailOf(released, attempt),
        ];
    const data = { percentage: card.percentage };
    const told = { quizId: attempt.quizId, submissionId: id, by, cause: id, at: now() };
    const audit = auditEntryItem({ ...told, kind: 'released', data });
    if (await releaseAttempt(attempt, released, audit, tellings)) return 'released';
  }
  throw new AppError('UNAVAILABLE');
}
