import { auth } from '@quizhall/shared/contract/auth';
import { createCode } from '../_accounts/mailed-code.ts';
import { mailCode } from '../_accounts/verification-code.ts';
import { beginResend } from '../_data/signups.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(auth.sendOtp, async ({ body: { email, language } }) => {
  const { code, codeHash } = await createCode('signup-code', email);
  const place = await beginResend(email, codeHash);
  if (!place) throw new AppError('SIGNUP_EXPIRED');
  if (place.waitSeconds > 0) throw new AppError('TOO_MANY', { retryAfterSeconds: place.waitSeconds });
  await mailCode(email, code, { mails: place.mails, language });
});
