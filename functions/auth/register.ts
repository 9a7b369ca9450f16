import { auth } from '@quizhall/shared/contract/auth';
import { refuseCommonPassword } from '../_accounts/new-password.ts';
import { signupForm } from '../_accounts/signup-form.ts';
import { createCode } from '../_accounts/mailed-code.ts';
import { mailCode } from '../_accounts/verification-code.ts';
import { beginMail, keepForm } from '../_data/signups.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

/**
 * A taken address gets a pending signup too. No code for it is ever mailed, and everything else stays the same. An
 * address gets one mail a minute, whoever asks: another form may use the code that is in the mailbox already, the same
 * form again is told to wait.
 */
export const handler = endpoint(auth.register, async ({ body }) => {
  const { email, language } = body;
  refuseCommonPassword(body.password, body);
  const { digest } = await signupForm(body);
  const { code, codeHash } = await createCode('signup-code', email);
  const place = await beginMail(email, codeHash);
  const isNew = await keepForm(email, digest, place);
  if (place.waitSeconds === 0) return mailCode(email, code, { mails: place.mails, language });
  if (!isNew) throw new AppError('TOO_MANY', { retryAfterSeconds: place.waitSeconds });
});
