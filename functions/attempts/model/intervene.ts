import type { AuditEvent } from '@quizhall/shared/model/results/audit';
import type { AttemptChangeKind } from '@quizhall/shared/model/attempts/attempt-change';
import { LIMITS } from '@quizhall/shared/model/limits';
import { dueMinute } from '@quizhall/shared/rules/attempts/deadline';
import { attemptLimit } from '@quizhall/shared/rules/attempts/entry';
import { readSaver } from './attempt-saves.ts';
import { type Attempt, type AttemptCard, holderOf } from './attempts.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import type { Beside } from './attempt-side-writes.ts';
import { spokenIn } from './device-info.ts';
import { putDue, putPrizeLook } from './due-work.ts';
import { annulAttempt, grantAttempt, reinstateAttempt, reopenAttempt } from './interventions.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { attemptChanged } from '../../notifications/model/notification-content.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { toPrizeId } from '../../payments/model/prize-token.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { submitterOf } from './evidence.ts';
import { finalAt, finishForced } from './finish-attempt.ts';
import { shardOf } from './index-shard.ts';
import { latestOf, loadSubmission } from './attempt-ticket.ts';

/** Who intervenes, and why. */
export interface Intervention {
  by: string;
  reason?: string | undefined;
}

type Told = AuditEvent extends infer Event ? (Event extends AuditEvent ? Event : never) : never;

/** How often it starts over because the attempt has changed meanwhile. */
const MOST_TURNS = 3;

const refuse = (message: string) => new AppError('INVALID_STATE', { message });

const HOUR_MS = 3_600_000;

/**
 * What is written with every intervention: its entry in the audit, and what tells the participant, by mail at most once an
 * hour of the same.
 */
function besideOf(
  attempt: Attempt,
  title: string,
  { by, reason }: Intervention,
  { what, ...event }: Told & { what: AttemptChangeKind },
): Beside {
  const at = now();
  const cause = `${attempt.id}#${what}#${at}`;
  const said = { attempt, what, title, reason };
  const hasAccount = attempt.participant.startsWith('u_');
  const path = attemptChanged(said, at, cause).link;
  // A guest may have typed anybody's address: that mail repeats nothing that somebody wrote.
  const data = {
    what,
    path,
    ...(hasAccount && { title, quizId: attempt.quizId, ...(reason && { reason }) }),
  };
  const { email } = attempt;
  const holder = holderOf(attempt);
  const hourly = `${attempt.id}#${what}#${Math.floor(at / HOUR_MS)}`;
  return {
    audit: auditEntryItem({ quizId: attempt.quizId, submissionId: attempt.id, by, at, cause, ...event }),
    tellings: [
      ...(holder ? [newNotificationItem(holder, attemptChanged(said, at, cause))] : []),
      ...(email
        ? [
            newTypedMailItem('attemptChanged', {
              to: email,
              cause: hourly,
              data,
              language: spokenIn(attempt),
            }),
          ]
        : []),
    ],
  };
}

/** Tries again on the attempt as it is by then. @throws AppError NOT_FOUND, and what the change refuses */
async function changing(id: string, change: (attempt: Attempt) => Promise<boolean>): Promise<Attempt> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (await change(await loadSubmission(id))) return loadSubmission(id);
  }
  throw new AppError('UNAVAILABLE');
}

/** The card of an attempt that is finished, and that nothing which the participant sends can change any more. */
function settledCard(attempt: Attempt): AttemptCard {
  const { card, finishedBy } = attempt;
  if (!card) throw new AppError('IN_PROGRESS');
  if (finishedBy === 'server' && now() <= finalAt(attempt))
    throw new AppError('IN_PROGRESS', { message: 'Answers to this attempt may still arrive.' });
  return card;
}

/** Lets a finished attempt go on: with the time that was left when it ended, and so many minutes more. */
export const reopen = (id: string, minutes: number, who: Intervention): Promise<Attempt> =>
  changing(id, async (attempt) => {
    const card = settledCard(attempt);
    if (attempt.annulled) throw refuse('An annulled attempt cannot go on. Reinstate it first.');
    if ((await latestOf(attempt)).id !== id)
      throw refuse('Its participant has begun a later attempt, so this one cannot go on.');
    // A late hand-in says when it was complete; its time was over nevertheless.
    const endedAt = card.late && attempt.finishedBy !== 'owner' ? attempt.deadlineAt : card.completedAt;
    const left = Math.max(0, attempt.deadlineAt - endedAt);
    const until = now() + left + minutes * 60_000;
    if (until - now() < 60_000) throw refuse('No time was left. Please give at least one minute more.');
    // First, so that no attempt is left that nothing finishes.
    await putDue(dueMinute(until, config.END_SPREAD_SECONDS), 'attempts', [id]);
    const extra =
      minutes > 0 ? { ...attempt.extra, minutes: (attempt.extra?.minutes ?? 0) + minutes } : undefined;
    const away = (attempt.away ?? 0) + Math.max(0, now() - endedAt);
    const data = { reason: who.reason ?? '', minutes, before: card.percentage };
    const beside = besideOf(attempt, card.quizTitle, who, { what: 'reopened', kind: 'reopened', data });
    return reopenAttempt(attempt, { until, extra, away, earlier: earlierOf(attempt) }, beside);
  });

/** What other devices than the one that handed in had noticed: that one said all of it with the hand-in. */
function earlierOf(attempt: Attempt): NonNullable<Attempt['earlier']> {
  const { earlier = [], trail, by = '' } = attempt;
  const submitter = submitterOf(attempt);
  const all = trail ? [...earlier, [readSaver(by).writer, trail] as (typeof earlier)[number]] : earlier;
  return all.filter(([device]) => device !== submitter);
}

/** Gives the participant of an attempt one more than the quiz allows. */
export async function grant(id: string, quiz: Quiz, who: Intervention): Promise<Attempt> {
  if (!Number.isFinite(attemptLimit(quiz.settings)))
    throw refuse('This quiz can be taken any number of times already.');
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [attempt, latest] = [await loadSubmission(id), await latestOf(await loadSubmission(id))];
    const attempts = (latest.granted ?? 0) + 1;
    if (attempts > LIMITS.attempts) throw refuse(`No more than ${LIMITS.attempts} attempts can be granted.`);
    const data = { attempts };
    const beside = besideOf(attempt, quiz.title, who, { what: 'granted', kind: 'granted', data });
    if (await grantAttempt(latest, beside)) return attempt;
  }
  throw new AppError('UNAVAILABLE');
}

/** Hands a running attempt in with what the server holds. `isFinal`: nothing that arrives later counts. */
export async function forceIn(
  id: string,
  quiz: Quiz,
  { isFinal, ...who }: Intervention & { isFinal: boolean },
): Promise<Attempt> {
  const attempt = await loadSubmission(id);
  if (attempt.card) throw refuse('This attempt is finished already.');
  const done = await finishForced(attempt, isFinal, (stands, percentage) =>
    besideOf(stands, quiz.title, who, {
      what: 'forcedIn',
      kind: 'forcedIn',
      data: { reason: who.reason ?? '', percentage },
    }),
  );
  if (done.finishedBy !== 'owner') throw refuse('This attempt is finished already.');
  return done;
}

/**
 * Lets a finished attempt count nowhere. A prize that it has won goes back an hour later, if it was not reinstated: noted before
 * the attempt changes, so that no such look is missing once the attempt itself is kept no longer.
 */
export const annul = (id: string, who: Intervention): Promise<Attempt> =>
  changing(id, async (attempt) => {
    const card = settledCard(attempt);
    if (attempt.annulled) throw refuse('This attempt is annulled already.');
    if (card.uncounted) throw refuse('This attempt is practice that counts nowhere.');
    const reason = who.reason ?? '';
    await putPrizeLook(await toPrizeId(attempt.quizId, attempt.participant), now() + HOUR_MS);
    const beside = besideOf(attempt, card.quizTitle, who, {
      what: 'annulled',
      kind: 'annulled',
      data: { reason },
    });
    return annulAttempt(attempt, card, { at: now(), reason }, beside);
  });

/** Lets an annulled attempt count again. */
export const reinstate = (id: string, quiz: Quiz, who: Intervention): Promise<Attempt> =>
  changing(id, async (attempt) => {
    const { card, annulled } = attempt;
    if (!card || !annulled) throw refuse('This attempt is not annulled.');
    if (attempt.refunded) throw refuse('The payment for this attempt was refunded, so it cannot count.');
    const data = { reason: who.reason ?? '' };
    const beside = besideOf(attempt, card.quizTitle, who, { what: 'reinstated', kind: 'reinstated', data });
    return reinstateAttempt(attempt, card, shardOf(id, quiz.shards), beside);
  });

/** How an attempt stands, as every intervention answers it. */
export const standsAs = ({ id, status, deadlineAt, card }: Attempt) => ({
  submissionId: id,
  status,
  ...(!card && { deadlineAt: new Date(deadlineAt).toISOString() }),
});
