import { auth } from '@quizhall/shared/contract/accounts/auth';
import { assertStrongPassword } from '../model/new-password.ts';
import { signupForm } from '../use-cases/signup-form.ts';
import { createCode } from '../model/mailed-code.ts';
import { mailVerificationCode } from '../use-cases/verification-code.ts';
import { beginMail, storeSignupForm } from '../model/signups.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * A taken address gets a pending signup too. No code for it is ever mailed, and everything else stays the same. An
 * address gets one mail a minute, whoever asks: another form may use the code that is in the mailbox already, the same
 * form again is told to wait.
 */
export const handler = endpoint(auth.register, async ({ body }) => {
  const { email, language } = body;
  assertStrongPassword(body.password, body);
  const { digest } = await signupForm(body);
  const { code, codeHash } = await createCode('signup-code', email);
  const place = await beginMail(email, codeHash);
  const isNew = await storeSignupForm(email, digest, place);
  if (place.waitSeconds === 0) return mailVerificationCode(email, code, { mails: place.mails, language });
  if (!isNew) throw new AppError('TOO_MANY', { retryAfterSeconds: place.waitSeconds });
});
