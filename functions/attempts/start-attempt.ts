import { attempts } from '@quizhall/shared/contract/attempts';
import { deadlineOf } from '@quizhall/shared/rules/deadline';
import { attemptLimit } from '@quizhall/shared/rules/entry';
import { type Attempt, beginAttempt, getLatestAttempt, type NewAttempt } from '../_data/attempts.ts';
import { beginFurtherAttempt } from '../_data/further-attempts.ts';
import { getLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { now } from '../_http/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import { admit } from '../_taking/admit.ts';
import { finishOverdue } from '../_taking/finish.ts';
import { identify, type Participant } from '../_taking/participant.ts';
import { startedAttempt } from '../_taking/started.ts';

export const handler = endpoint(attempts.startAttempt, async ({ params, body, user, address }) => {
  const quiz = await getLiveQuiz(params.id);
  const { password, deviceId, participantInfo: info = {} } = body;
  if (!user && !deviceId) {
    throw new AppError('INVALID_INPUT', { errors: { deviceId: 'Please send the id of this device' } });
  }
  const participant = await identify({ user, deviceId, info }, quiz.settings);
  try {
    await admit(quiz, { user, address, password, info });
  } catch (refusal) {
    // Whoever is in may finish: a quiz that was paused or changed meanwhile keeps nobody from going on.
    const running = await runningAttempt(quiz, participant);
    if (!running) throw refusal;
    return startedAttempt(quiz, running, true);
  }
  const { attempt, resumed } = await beginOrResume(quiz, participant);
  return startedAttempt(quiz, attempt, resumed);
});

async function runningAttempt(quiz: LiveQuiz, participant: Participant): Promise<Attempt | undefined> {
  if (quiz.status === 'draft') return undefined;
  const latest = await getLatestAttempt(quiz.id, participant.key);
  return latest && isRunning(latest) && latest.device === participant.device ? latest : undefined;
}

/**
 * The first attempt costs one conditional put. Only a participant who has been here before is looked up: a running
 * attempt goes on, after a finished one the next begins if the quiz allows it.
 */
async function beginOrResume(quiz: LiveQuiz, participant: Participant) {
  const first = await beginAttempt(newAttempt(quiz, participant, 1));
  if ('begun' in first) return { attempt: first.begun, resumed: false };
  const latest =
    first.existing.status === 'in_progress' || attemptLimit(quiz.settings) === 1
      ? first.existing
      : ((await getLatestAttempt(quiz.id, participant.key)) ?? first.existing);
  if (isRunning(latest)) return { attempt: resumable(latest, participant), resumed: true };
  if (latest.status === 'in_progress') await finishOverdue(latest);
  if (latest.doneAt !== undefined) throw new AppError('ATTEMPTS_DONE');
  if (latest.number >= attemptLimit(quiz.settings)) throw new AppError('ATTEMPTS_USED');
  const next = await beginFurtherAttempt(newAttempt(quiz, participant, latest.number + 1));
  if ('begun' in next) return { attempt: next.begun, resumed: false };
  if (next.refused === 'done') throw new AppError('ATTEMPTS_DONE');
  const other = await getLatestAttempt(quiz.id, participant.key);
  if (!other || !isRunning(other)) throw new AppError('UNAVAILABLE');
  return { attempt: resumable(other, participant), resumed: true };
}

const isRunning = (attempt: Attempt) => attempt.status === 'in_progress' && now() <= attempt.deadlineAt;

/** @throws AppError ATTEMPT_TOKEN where a guest is known by an e-mail address but the attempt runs on another device */
function resumable(attempt: Attempt, { device }: Participant): Attempt {
  if (attempt.device !== device) throw new AppError('ATTEMPT_TOKEN');
  return attempt;
}

function newAttempt(quiz: LiveQuiz, participant: Participant, number: number): NewAttempt {
  const startedAt = now();
  const { key, device, name, email, info } = participant;
  return {
    quizId: quiz.id,
    participant: key,
    number,
    version: quiz.version,
    startedAt,
    deadlineAt: deadlineOf(startedAt, quiz.settings.timeLimit, quiz.schedule),
    device,
    name,
    email,
    info,
  };
}
