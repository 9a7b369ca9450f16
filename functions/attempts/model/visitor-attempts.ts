import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { attemptsUsed } from '@quizhall/shared/rules/attempts/entry';
import { getLatestAttempt, isResumable, lastFinished } from './attempts.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import type { Principal } from '../../platform/security/tokens.ts';
import { identify } from './participant.ts';

/** What somebody has of attempts at a quiz, as far as account, device or the address that they typed tell who they are. */
export async function attemptsOf(
  quiz: LiveQuiz,
  user: Principal | undefined,
  deviceId: string | undefined,
  email?: string,
) {
  if (!user && !deviceId) return NONE;
  const participant = await identify({ user, deviceId, info: { email } }, quiz.settings);
  const latest = await getLatestAttempt(quiz.id, participant.key);
  if (!latest) return { ...NONE, key: participant.key };
  const number = lastFinished(latest);
  return {
    key: participant.key,
    used: attemptsUsed(latest),
    granted: latest.granted,
    running: isResumable(latest, quiz.settings),
    done: latest.doneAt !== undefined,
    finished: number > 0 ? formatAttemptId({ ...latest, number }) : undefined,
  };
}

const NONE = {
  key: undefined,
  used: 0,
  granted: undefined,
  running: false,
  done: false,
  finished: undefined,
};
