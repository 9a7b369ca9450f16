import { attempts } from '@quizhall/shared/contract/attempts';
import { getLatestAttempt } from '../_data/attempts.ts';
import { putEntryCode, RESEND_SECONDS, removeEntryCode } from '../_data/entry-codes.ts';
import { getLiveQuiz } from '../_data/quiz-cache.ts';
import { addToThrottle } from '../_data/throttles.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import { currentBucket } from '../_http/throttle-bucket.ts';
import { sha256 } from '../_http/tokens.ts';
import { entryCodeMail } from '../_mail/entry-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';
import { createEntryCode, entrySubject } from '../_taking/entry-code.ts';
import { identify, isKnownByEmail } from '../_taking/participant.ts';

/** Mails that one address gets in an hour on the demand of whoever types it. */
const MAILS = { limit: 10, windowSeconds: 3_600 };

/** Apart from the start, whose bundle has no room for a mail client. */
export const handler = endpoint(attempts.sendEntryCode, async ({ params, body: { email, deviceId } }) => {
  const quiz = await getLiveQuiz(params.id);
  if (quiz.status === 'draft') throw new AppError('QUIZ_NOT_FOUND');
  const guest = await identify({ user: undefined, deviceId, info: { email } }, quiz.settings);
  const others = isKnownByEmail(quiz.settings) && (await getLatestAttempt(quiz.id, guest.key));
  // First-comers need no code, and nobody is written to for an address that has nothing to prove.
  if (!others || others.device === guest.device) throw new AppError('NO_CODE_NEEDED');
  const subject = entrySubject(quiz.id, guest);
  const { code, codeHash } = await createEntryCode(subject);
  const early = await putEntryCode(subject, codeHash);
  if (early) throw new AppError('TOO_MANY', { retryAfterSeconds: early.waitSeconds });
  const bucket = currentBucket('entry-code', sha256(email), MAILS.windowSeconds);
  const isSpent = (await addToThrottle(bucket, 1)) > MAILS.limit;
  if (!isSpent && (await sendMail(email, entryCodeMail(code)))) return { resendSeconds: RESEND_SECONDS };
  await removeEntryCode(subject, codeHash);
  if (isSpent) throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.secondsLeft });
  throw new AppError('UNAVAILABLE');
});
