import { formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import {
  deadlineOf,
  dueMinute,
  type ExtraTime,
  extraTimeOf,
  minuteBucket,
} from '@quizhall/shared/rules/attempts/deadline';
import { extendAttempt, listAccommodations } from './accommodations.ts';
import { type Attempt, getLatestAttempt } from './attempts.ts';
import { putDue } from './due-work.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { getStoredQuiz, type Quiz, RECENT_QUIZ_MS } from '../../quizzes/model/quizzes.ts';
import { findUserByEmail } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { identify } from './participant.ts';
import { questionLimitsOf } from './question-time.ts';

interface Accommodated {
  email?: string | undefined;
  userId?: string | undefined;
}

/** How long a start may take that has read a quiz from memory. */
const START_MS = 5_000;
const MINUTE = 60_000;

/**
 * Gives somebody's running attempt the extra time that they have just got, and notes to look again once no function
 * remembers the quiz without it: until then an attempt may begin that does not have it. What runs never loses time.
 */
export async function extendRunning(quiz: Quiz, who: Accommodated, extra: ExtraTime): Promise<void> {
  const participants = await participantsOf(quiz, who);
  if (participants.length === 0) return;
  const firsts = participants.map((participant) =>
    formatAttemptId({ quizId: quiz.id, participant, number: 1 }),
  );
  await putDue(minuteBucket(now() + RECENT_QUIZ_MS + START_MS + MINUTE - 1), 'extraTime', firsts);
  await Promise.all(participants.map((participant) => extendOne(quiz, participant, extra)));
}

/** The same for one participant, named by any attempt, by what the list says now; answers whether there was something to do. */
export async function extendLatest(attemptId: string): Promise<boolean> {
  const { quizId, participant } = parseAttemptId(attemptId);
  const [quiz, list, latest] = await Promise.all([
    getStoredQuiz(quizId),
    listAccommodations(quizId),
    getLatestAttempt(quizId, participant),
  ]);
  if (!quiz || latest?.status !== 'in_progress') return false;
  // Noted were only accounts and proven addresses.
  const userId = participant.startsWith('u_') ? participant.slice(2) : undefined;
  const extra = extraTimeOf(list, { userId, email: latest.email });
  if (!extra || (await endWith(quiz, latest, extra)) <= latest.deadlineAt) return false;
  await extendOne(quiz, participant, extra);
  return true;
}

/** Under which keys this person may have begun: the account, or a guest who has proven the address. */
async function participantsOf(quiz: Quiz, { email, userId }: Accommodated): Promise<string[]> {
  if (userId !== undefined) return [`u_${userId}`];
  const [user, guest] = await Promise.all([
    findUserByEmail(email ?? ''),
    identify({ user: undefined, deviceId: '', info: { email } }, quiz.settings),
  ]);
  return [user && `u_${user.id}`, guest.provenKey].filter((key) => key !== undefined);
}

/** So often it starts over because somebody else gives the same person time at the same moment. */
const MOST_TURNS = 3;

async function extendOne(quiz: Quiz, participant: string, extra: ExtraTime): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const attempt = await getLatestAttempt(quiz.id, participant);
    if (attempt?.status !== 'in_progress') return;
    const until = await endWith(quiz, attempt, extra);
    if (until < attempt.deadlineAt) return;
    // First, so that no attempt is left that nothing finishes.
    await putDue(dueMinute(until, config.END_SPREAD_SECONDS), 'attempts', [attempt.id]);
    if (await extendAttempt(attempt, { until, extra })) return;
  }
}

async function endWith({ schedule }: Quiz, attempt: Attempt, extra: ExtraTime): Promise<number> {
  const [{ settings }, limits] = await Promise.all([
    getVersion(attempt.quizId, attempt.version),
    questionLimitsOf({ ...attempt, extra }),
  ]);
  return deadlineOf(attempt.startedAt, settings.timeLimit, schedule, extra, limits);
}
