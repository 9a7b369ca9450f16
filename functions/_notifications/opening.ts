import { awaitedOpening, hasOpened, opensAt } from '@quizhall/shared/rules/opening';
import { noteOpeningAt } from '../_authoring/note-opening.ts';
import { Memory } from '../_data/memory.ts';
import { putNotificationOnce } from '../_data/notifications.ts';
import { getStoredQuiz, type Quiz } from '../_data/quizzes.ts';
import { listStartAlerts, putStartAlert, removeStartAlert, tellStart } from '../_data/start-alerts.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { ownQuizStarted, quizStarted } from './notes.ts';
import { personToTell } from './tell.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Written at once. */
const AT_ONCE = 25;
/** In one sweep: beside the crowd that starts at the same moment these writes stay small; the rest is told in the next minutes. */
const MOST_A_SWEEP = 3_000;

const noted = new Memory<boolean>({ most: 1_000, milliseconds: 10 * MINUTE });

/**
 * A person wants to hear when the quiz starts.
 * @throws AppError INVALID_STATE where it does not lie ahead
 */
export async function askForStart(quiz: Quiz, userId: string): Promise<void> {
  const at = awaitedOpening(quiz, now());
  if (at === undefined) throw new AppError('INVALID_STATE');
  await putStartAlert(quiz.id, userId, at);
  // Also for quizzes that were scheduled before there were such notes; once for each function, not for each person.
  await noted.get(`${quiz.id}#${at}`, async () => {
    await noteOpeningAt(quiz.id, at);
    return true;
  });
}

/**
 * Tells the owner and whoever has asked that a quiz has started, each once; not while it is paused, put off or over: then
 * the change that opens it notes it anew. Answers whether somebody was told.
 */
export async function tellOpening(quizId: string, most = MOST_A_SWEEP): Promise<boolean> {
  const quiz = await getStoredQuiz(quizId);
  if (!quiz || quiz.deletedAt || !hasOpened(quiz, now())) return false;
  const owner = await tellOwner(quiz);
  let told = 0;
  for await (const people of listStartAlerts(quizId, AT_ONCE)) {
    if (told >= most) {
      await noteOpeningAt(quizId, now() + 1);
      break;
    }
    await Promise.all(
      people.map((userId) =>
        userId === owner
          ? removeStartAlert(quizId, userId)
          : tellStart(quizId, userId, quizStarted(quiz, userId, now())),
      ),
    );
    told += people.length;
  }
  return told > 0 || owner !== undefined;
}

/** The owner hears of the opening of a schedule, once for each; a day later it is no news. Answers who was told, now or before. */
async function tellOwner(quiz: Quiz): Promise<string | undefined> {
  const at = opensAt(quiz);
  const owner = personToTell(quiz);
  if (!owner || at === undefined || at < now() - DAY) return undefined;
  await putNotificationOnce(owner, ownQuizStarted(quiz, at), { quizId: quiz.id, what: `started#${at}` });
  return owner;
}
