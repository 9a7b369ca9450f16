import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { isPrizeOpen } from '@quizhall/shared/rules/attempts/disclosure';
import { handInSpread } from '@quizhall/shared/rules/attempts/jitter';
import type { Attempt } from '../model/attempts.ts';
import { markPlayed } from '../../payments/model/pools.ts';
import { getLiveQuiz, getVersion, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getPayerKey } from '../../payments/model/payer.ts';
import { admit } from '../use-cases/admit.ts';
import { beginOrResume, namedAttempt, runningAttempt } from '../use-cases/begin-attempt.ts';
import { labelOf, packClient } from '../model/device-info.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { signAttemptToken } from '../../platform/security/tokens.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { heldAnswers, writerOf } from '../model/save-basis.ts';
import { deliveredUpTo, isDeliveredSingly } from '../use-cases/delivery.ts';
import { withTexts } from '../../grading/model/essay-texts.ts';
import { toPaidPrize } from '../../payments/model/paid-prize.ts';
import { algorithmOf, askedOf } from '../model/test-form.ts';
import { identify, listingOf } from '../model/participant.ts';
import { storePaidStart } from '../../payments/model/entry-payment.ts';
import { shownQuiz } from '../model/shown-quiz.ts';

/** What the browser gets to take the attempt: the pinned version without its answer key, and the saved answers. */
async function startedAttempt(
  quiz: LiveQuiz,
  stands: Attempt,
  {
    resumed,
    deviceId,
    label,
  }: { resumed: boolean; deviceId: string | undefined; label?: string | undefined },
): Promise<StartedAttempt> {
  const { id, quizId, version, startedAt, deadlineAt } = stands;
  const whole = await getVersion(quizId, version);
  const content = await askedOf(stands, whole);
  const attempt = resumed ? await withTexts(stands, content.questions) : stands;
  const writer = await writerOf(deviceId);
  const shown = await shownQuiz(quiz, attempt, { whole, content });
  return {
    sessionId: id,
    sessionToken: await signAttemptToken({
      ...attempt,
      writer,
      opened: now(),
      label,
      algorithm: algorithmOf(attempt),
    }),
    quiz: isDeliveredSingly(content, attempt.extra) ? deliveredUpTo(shown, attempt.index) : shown,
    coverImage: toCoverImage(quiz),
    attemptNumber: attempt.number,
    startedAt: new Date(startedAt).toISOString(),
    deadlineAt: new Date(deadlineAt).toISOString(),
    extraTime: attempt.extra,
    serverNow: new Date(now()).toISOString(),
    spreadSeconds: handInSpread(quiz.schedule, config.END_SPREAD_SECONDS),
    hasPrize: toPaidPrize(quiz) && true,
    resumed,
    seq: attempt.seq,
    currentIndex: attempt.index,
    checked: attempt.checked && [...decodeAnswers(content.questions, attempt.checked).keys()],
    answers: resumed ? heldAnswers(attempt, content.questions, writer) : undefined,
  };
}

export const handler = endpoint(attempts.startAttempt, async ({ params, body, user, address }) => {
  const quiz = await getLiveQuiz(params.id);
  const { password, deviceId, participantInfo: info = {}, emailCode, continueAttempt, metadata } = body;
  if (!deviceId && (!user || quiz.settings.extraSecure)) {
    throw new AppError('INVALID_INPUT', { errors: { deviceId: 'Please send the id of this device' } });
  }
  const opening = { deviceId, label: labelOf(metadata) };
  const participant = {
    ...(await identify({ user, deviceId, info }, quiz.settings)),
    listing: listingOf(quiz, body),
    client: packClient(metadata, quiz.language),
  };
  if (body.sessionId) {
    const attempt = await namedAttempt(quiz, participant, body.sessionId);
    return startedAttempt(quiz, attempt, { resumed: true, ...opening });
  }
  let admitted: Awaited<ReturnType<typeof admit>>;
  try {
    admitted = await admit(quiz, { user, address, deviceId, password, info });
  } catch (refusal) {
    // Whoever is in may finish: a quiz that was paused or changed meanwhile keeps nobody from going on.
    const running = await runningAttempt(quiz, participant);
    if (!running) throw refusal;
    return startedAttempt(quiz, running, { resumed: true, ...opening });
  }
  if (isPrizeOpen(quiz)) await markPlayed(quiz.id);
  const payer = quiz.settings.isPaid ? await getPayerKey({ user, deviceId }) : undefined;
  const { attempt, resumed } = await beginOrResume(
    quiz,
    { ...participant, ...admitted, payer },
    { emailCode, continueAttempt },
  );
  if (payer && !resumed) await storePaidStart(quiz.id, payer, attempt.id);
  return startedAttempt(quiz, attempt, { resumed, ...opening });
});
