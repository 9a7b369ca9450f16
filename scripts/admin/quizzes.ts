import type { AuditEvent } from '@quizhall/shared/model/results/audit';
import { AuditReason } from '@quizhall/shared/model/results/audit';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { parseRef } from '@quizhall/shared/rules/quizzes/quiz-code';
import { scheduleOpening } from '../../functions/quizzes/model/publishing.ts';
import { auditEntryItem } from '../../functions/quizzes/model/audit.ts';
import type { Writes } from '../../functions/platform/dynamodb/transact-write.ts';
import { newNotificationItem } from '../../functions/notifications/model/notifications.ts';
import { featureQuiz, putBackQuiz, takeDownQuiz } from '../../functions/quizzes/model/moderation.ts';
import { newOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { findQuizId, getQuiz, type Quiz } from '../../functions/quizzes/model/quizzes.ts';
import { getUser } from '../../functions/accounts/model/users.ts';
import { notificationMessage } from '../../functions/platform/messages/message.ts';
import { notifiedOwner } from '../../functions/notifications/model/notify-owner.ts';
import { newTypedMailItem } from '../../functions/notifications/model/new-mail.ts';
import { now } from '../../functions/platform/clock.ts';
import { notificationId } from '../../functions/platform/notification-id.ts';
import { type Call, Refusal } from './command.ts';

/** The quiz behind a code, an id or a link. */
export async function quizOf(wanted: string): Promise<Quiz> {
  const reference = parseRef(wanted);
  const id = reference && (await findQuizId(reference));
  const quiz = id && (await getQuiz(id));
  if (!quiz) throw new Refusal(`There is no quiz "${wanted}"`);
  return quiz;
}

const nameOf = ({ title, code, id }: Quiz): string => `“${title}” (${code}, ${id})`;

const MEANWHILE = 'Somebody else has changed the quiz meanwhile. Please look again.';

/** `quiz feature`, `quiz unfeature` */
export async function feature({ args, by, dryRun }: Call, to: boolean): Promise<string[]> {
  const quiz = await quizOf(args['quiz'] ?? '');
  const what = to ? 'recommended' : 'an ordinary quiz';
  if (quiz.isFeatured === to) return [`${nameOf(quiz)} is ${what} already.`];
  if (dryRun) return [`${nameOf(quiz)} would be ${what}.`];
  const entry = newOperatorEntry({ command: to ? 'quiz feature' : 'quiz unfeature', target: quiz.id, by });
  if (!(await featureQuiz(quiz.id, to, [{ Put: entry }]))) throw new Refusal(MEANWHILE);
  return [`${nameOf(quiz)} is ${what} now.`];
}

/** `quiz take-down` */
export async function takeDown(call: Call): Promise<string[]> {
  const quiz = await quizOf(call.args['quiz'] ?? '');
  const checked = AuditReason.safeParse(call.options['reason']);
  if (!checked.success) throw new Refusal(checked.error.issues[0]?.message ?? 'A reason is required');
  const reason = checked.data;
  if (quiz.takenDown) throw new Refusal(`${nameOf(quiz)} was taken down at ${quiz.takenDown.at}`);
  if (call.dryRun) return [`${nameOf(quiz)} would be taken down.`, ...(await toldOf(quiz))];
  const at = now();
  const tellings = await tellingsOf(quiz, { at, event: { kind: 'takenDown', data: { reason } }, reason });
  const entry = newOperatorEntry({ command: 'quiz take-down', target: quiz.id, by: call.by, reason });
  const takenDown = { at: new Date(at).toISOString(), reason };
  if (!(await takeDownQuiz(quiz.id, takenDown, [{ Put: entry }, ...tellings]))) throw new Refusal(MEANWHILE);
  return [
    `${nameOf(quiz)} was taken down. Within a minute nobody opens or starts it any more.`,
    ...(await toldOf(quiz)),
  ];
}

/** `quiz put-back` */
export async function putBack(call: Call): Promise<string[]> {
  const quiz = await quizOf(call.args['quiz'] ?? '');
  if (!quiz.takenDown) throw new Refusal(`${nameOf(quiz)} was not taken down`);
  if (call.dryRun) return [`${nameOf(quiz)} would be put back.`, ...(await toldOf(quiz))];
  const at = now();
  const tellings = await tellingsOf(quiz, { at, event: { kind: 'putBack', data: {} } });
  const reason = call.options['reason'];
  const entry = newOperatorEntry({ command: 'quiz put-back', target: quiz.id, by: call.by, reason });
  await scheduleOpening(quiz, { ...quiz, takenDown: undefined });
  if (!(await putBackQuiz(quiz.id, [{ Put: entry }, ...tellings]))) throw new Refusal(MEANWHILE);
  return [`${nameOf(quiz)} was put back: it is ${quiz.status}, as before.`, ...(await toldOf(quiz))];
}

async function toldOf(quiz: Quiz): Promise<string[]> {
  const owner = await ownerOf(quiz);
  return [owner ? `Its owner is told: ${owner.email}` : 'Nobody is told: it belongs to no single person.'];
}

async function ownerOf(quiz: Quiz) {
  const id = notifiedOwner(quiz);
  return id === undefined ? undefined : getUser(id);
}

interface News {
  at: number;
  event: Extract<AuditEvent, { kind: 'takenDown' | 'putBack' }>;
  reason?: string;
}

/** For the owner: in the bell, by mail, and in the audit of the quiz. */
async function tellingsOf(quiz: Quiz, { at, event, reason }: News): Promise<Writes> {
  const cause = `${event.kind}#${quiz.id}#${at}`;
  const audit = { Put: auditEntryItem({ ...event, quizId: quiz.id, cause, at }) };
  const owner = await ownerOf(quiz);
  if (!owner) return [audit];
  const news = { title: quiz.title, ...(reason !== undefined && { reason }) };
  const path = sitePath(SITE_PATHS.quizDashboard, { id: quiz.id });
  const note = newNotificationItem(owner.id, {
    id: notificationId(at, cause),
    type: 'quiz_taken_down',
    ...notificationMessage('takenDown', news),
    link: path,
  });
  const mail = newTypedMailItem('takenDown', { to: owner.email, cause, data: { ...news, path } });
  return [audit, { Put: note }, { Put: mail }];
}
