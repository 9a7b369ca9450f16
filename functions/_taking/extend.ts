import { deadlineOf, dueMinute, type ExtraTime } from '@quizhall/shared/rules/deadline';
import { extendAttempt } from '../_data/accommodations.ts';
import { type Attempt, getLatestAttempt } from '../_data/attempts.ts';
import { putDue } from '../_data/due-work.ts';
import { getVersion } from '../_data/quiz-cache.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { findUserByEmail } from '../_data/users.ts';
import { config } from '../_platform/config.ts';
import { identify } from './participant.ts';

interface Accommodated {
  email?: string | undefined;
  userId?: string | undefined;
}

/** Gives somebody's running attempt the extra time that they have just got. What runs never loses time. */
export async function extendRunning(quiz: Quiz, who: Accommodated, extra: ExtraTime): Promise<void> {
  await Promise.all(
    (await participantsOf(quiz, who)).map((participant) => extendOne(quiz, participant, extra)),
  );
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
  const { settings } = await getVersion(attempt.quizId, attempt.version);
  return deadlineOf(attempt.startedAt, settings.timeLimit, schedule, extra);
}
