import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { lastReminder } from '../../grading/model/grading-reminders.ts';
import { putNotification } from '../model/notifications.ts';
import { queueMail } from '../model/outbox.ts';
import { findLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { getUser } from '../../accounts/model/users.ts';
import { newTypedMailItem } from '../model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { essaysStillWaiting } from '../model/notification-content.ts';
import { notifiedOwner } from '../model/notify-owner.ts';

const PAGE = 100;
/** Of finished attempts that are looked through for one that is graded and not released. */
const MOST_PAGES = 80;

/**
 * Reminds the owner of a quiz, by mail and a notification, that submissions have waited for a day to be graded or released; once
 * for each reminder that was noted. Answers whether there was something to remind of.
 */
export async function sendGradingReminder(quizId: string): Promise<boolean> {
  const quiz = await findLiveQuiz(quizId);
  const owner = quiz && !quiz.deletedAt && notifiedOwner(quiz);
  const [person, at] = owner ? await Promise.all([getUser(owner), lastReminder(quizId)]) : [];
  // Noted since for another day: that one reminds of all, and is not told before.
  if (!quiz || !person || at === undefined || at > now() || !(await isWaiting(quiz))) return false;
  const data = { title: quiz.title, path: sitePath(SITE_PATHS.quizGrading, { id: quizId }) };
  const mail = newTypedMailItem('gradingReminder', { to: person.email, cause: `${quizId}#${at}`, data });
  const [isNew] = await Promise.all([
    putNotification(person.id, essaysStillWaiting(quiz, at)),
    queueMail(mail),
  ]);
  return isNew;
}

/** The sums know what waits for a grade; what is graded and waits for a release is looked for. */
async function isWaiting(quiz: Pick<LiveQuiz, 'id' | 'shards'>): Promise<boolean> {
  if ((await getStatistics(quiz.id)).waiting > 0) return true;
  let after: Record<string, string> | undefined;
  for (let page = 0, shard = 0; page < MOST_PAGES && shard < quiz.shards; page += 1) {
    const range = { limit: PAGE, after };
    const { cards, next } = await listFinishedPage(quiz.id, shard, range);
    if (cards.some(({ status }) => status === 'pending_review')) return true;
    after = next;
    if (!next) shard += 1;
  }
  return false;
}
