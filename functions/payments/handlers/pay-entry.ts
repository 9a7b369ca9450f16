import { FIELD_MESSAGES } from '@quizhall/shared/model/field-messages';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { foreseenRefusal } from '@quizhall/shared/rules/attempts/entry';
import { toCents } from '@quizhall/shared/rules/money';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import { endpoint } from '../../http/endpoint.ts';
import { PAYMENT_MESSAGES } from '../../platform/messages/payments.ts';
import { toCharge } from '../model/charge-answer.ts';
import { payEntry } from '../use-cases/pay-entry.ts';
import { getPayerKey } from '../model/payer.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { attemptsOf } from '../../attempts/model/visitor-attempts.ts';
import { getShownQuiz } from '../../attempts/model/entry-card.ts';
import { participantsOf } from '../../attempts/model/participant-limit.ts';
import { standingOf } from '../../results/model/entry-facts.ts';

/** Nobody pays for a quiz that would not let them in. */
export const handler = endpoint(quizzes.payEntry, async ({ params, body, user, onceId }) => {
  const { deviceId, email, shownPrice, language, ...wish } = body;
  const quiz = await getShownQuiz(params.id);
  const payer = await getPayerKey({ user, deviceId });
  const errors = {
    ...(!payer && { deviceId: 'Please send the id of this device' }),
    ...(!user && !email && { email: FIELD_MESSAGES.emailAddressInvalid }),
  };
  if (!payer || Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
  const { key, used, granted, running, done } = await attemptsOf(quiz, user, deviceId, email);
  const { isStranger, isLocked, signedIn } = await standingOf(quiz, { user, deviceId });
  const paid = { signedIn, isStranger, isLocked, hasPaid: true, password: 'later' as const };
  const others = await participantsOf(quiz, key);
  const refusal = foreseenRefusal(
    quiz,
    { ...paid, attempts: { used, running, done, granted }, others },
    now(),
  );
  if (refusal && refusal !== 'QUIZ_NOT_OPEN') throw new AppError(refusal);
  const price = toCents(quiz.settings.price);
  if (shownPrice !== undefined && shownPrice !== price)
    throw new AppError('PRICE_CHANGED', {
      message: PAYMENT_MESSAGES[language ?? 'en'].priceChanged(shownPrice, price),
      data: { price },
    });
  const charge = await payEntry(quiz, {
    ...wish,
    payer,
    email: user?.email ?? email ?? '',
    language: siteLanguage(language, quiz.language),
    cause: onceId ?? randomText(22),
  });
  return { charge: toCharge(charge) };
});
