import { auth } from '@quizhall/shared/contract/auth';
import { createCode } from '../_accounts/mailed-code.ts';
import { mailCode } from '../_accounts/verification-code.ts';
import { renewCode } from '../_data/signups.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';

export const handler = endpoint(auth.sendOtp, async ({ body: { email } }) => {
  const code = await createCode('signup-code', email);
  const renewal = await renewCode(email, code.codeHash);
  if (renewal === 'gone') throw new AppError('SIGNUP_EXPIRED');
  if (renewal !== 'renewed') throw new AppError('TOO_MANY', { retryAfterSeconds: renewal.waitSeconds });
  await mailCode(email, code);
});
