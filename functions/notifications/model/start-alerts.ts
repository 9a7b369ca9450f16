import { setTimeout } from 'node:timers/promises';
import { awaitedOpening, hasOpened, opensAt } from '@quizhall/shared/rules/quizzes/start-time';
import { putStart } from '../../attempts/model/due-work.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import { putNotificationOnce } from './notifications.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import {
  listStartAlerts,
  putStartAlert,
  removeStartAlert,
  tellStart,
} from '../../attempts/model/start-alerts.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { ownQuizStarted, quizStarted } from './notification-content.ts';
import { notifiedOwner } from './notify-owner.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** People told at once, and how long that takes at the least: each costs the partition of the wishes two write units. */
const AT_ONCE = 20;
const LOT_MS = 200;

const noted = new FunctionCache<boolean>({ most: 1_000, milliseconds: 10 * MINUTE });

/**
 * A person wants to hear when the quiz starts.
 * @throws AppError INVALID_STATE where it does not lie ahead
 */
export async function requestStartAlert(quiz: Quiz, userId: string): Promise<void> {
  const at = awaitedOpening(quiz, now());
  if (at === undefined) throw new AppError('INVALID_STATE');
  await putStartAlert(quiz.id, userId, at);
  // Also for quizzes that were scheduled before there were such notes; once for each function, not for each person.
  await noted.get(`${quiz.id}#${at}`, async () => {
    await putStart(quiz.id, at);
    return true;
  });
}

/**
 * Tells the owner and whoever has asked that a quiz has started, each once, a hundred a second; not while it is paused, put off
 * or over: then the change that opens it notes it anew. The wishes of a deleted quiz go. Whom no time is left for
 * (until then, epoch ms), the next sweep tells. Answers how many were told.
 * @throws what kept the telling of somebody from being written, when everybody else is told
 */
export async function notifyOpening(quizId: string, until: number): Promise<number> {
  const quiz = await getStoredQuiz(quizId);
  const isGone = !quiz || quiz.deletedAt !== undefined;
  if (!isGone && !hasOpened(quiz, now())) return 0;
  const owner = isGone ? undefined : await tellOwner(quiz);
  const tell = async (userId: string) => {
    if (!isGone && userId !== owner) return tellStart(quizId, userId, quizStarted(quiz, userId, now()));
    await removeStartAlert(quizId, userId);
    return false;
  };
  const told: PromiseSettledResult<boolean>[] = [];
  for await (const people of listStartAlerts(quizId, AT_ONCE)) {
    const [lot] = await Promise.all([Promise.allSettled(people.map(tell)), setTimeout(LOT_MS)]);
    told.push(...lot);
    if (now() < until) continue;
    await putStart(quizId, now() + 1);
    break;
  }
  const failed = told.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return told.filter((result) => result.status === 'fulfilled' && result.value).length;
}

/** The owner hears of the opening of a schedule, once for each; a day later it is no news. Answers who that is. */
async function tellOwner(quiz: Quiz): Promise<string | undefined> {
  const at = opensAt(quiz);
  const owner = notifiedOwner(quiz);
  if (!owner || at === undefined || at < now() - DAY) return undefined;
  await putNotificationOnce(owner, ownQuizStarted(quiz, at), { quizId: quiz.id, what: `started#${at}` });
  return owner;
}
