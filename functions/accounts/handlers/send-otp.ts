import { auth } from '@quizhall/shared/contract/accounts/auth';
import { createCode } from '../model/mailed-code.ts';
import { mailVerificationCode } from '../use-cases/verification-code.ts';
import { beginMail } from '../model/signups.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Every address is mailed at the same pace and gets the same answer, with or without a pending signup. A code for an address
 * without one opens nothing: it needs the form that `register` stored.
 */
export const handler = endpoint(auth.sendOtp, async ({ body: { email, language } }) => {
  const { code, codeHash } = await createCode('signup-code', email);
  const place = await beginMail(email, codeHash);
  if (place.waitSeconds > 0) throw new AppError('TOO_MANY', { retryAfterSeconds: place.waitSeconds });
  await mailVerificationCode(email, code, { mails: place.mails, language });
});
