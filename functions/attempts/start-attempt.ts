import { attempts } from '@quizhall/shared/contract/attempts';
import { isPrizeOpen } from '@quizhall/shared/rules/disclosure';
import { markPlayed } from '../_data/pools.ts';
import { getLiveQuiz } from '../_data/quiz-cache.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { payerOf } from '../_payments/payer.ts';
import { admit } from '../_taking/admit.ts';
import { beginOrResume, namedAttempt, runningAttempt } from '../_taking/begin.ts';
import { labelOf, packClient } from '../_data/device.ts';
import { identify, listingOf } from '../_taking/participant.ts';
import { notePaidStart } from '../_taking/payment.ts';
import { startedAttempt } from '../_taking/started.ts';

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
  const payer = quiz.settings.isPaid ? await payerOf({ user, deviceId }) : undefined;
  const { attempt, resumed } = await beginOrResume(
    quiz,
    { ...participant, ...admitted, payer },
    { emailCode, continueAttempt },
  );
  if (payer && !resumed) await notePaidStart(quiz.id, payer, attempt.id);
  return startedAttempt(quiz, attempt, { resumed, ...opening });
});
