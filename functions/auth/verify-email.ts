import { auth } from '@quizhall/shared/contract/auth';
import { deviceWords } from '../_accounts/device-words.ts';
import { deviceDigest } from '../_accounts/guesses.ts';
import { newUser } from '../_accounts/new-user.ts';
import { signIn } from '../_accounts/sign-in.ts';
import { signupForm } from '../_accounts/signup-form.ts';
import { isCode } from '../_accounts/mailed-code.ts';
import { rememberDevice } from '../_data/devices.ts';
import { getCodes, takeTry } from '../_data/signups.ts';
import { createUser } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

/**
 * Whoever has the code has the mailbox, so the account becomes what this form says, with this form's password. Forms of
 * strangers for the same address change nothing about it; a form that was not registered has no tries.
 */
export const handler = endpoint(auth.verifyEmail, async ({ body: { otp, deviceId, ...body }, userAgent }) => {
  const form = await signupForm(body);
  const { hashes, mails } = await getCodes(form.email);
  const mayTry = await takeTry(form.email, form.digest, mails);
  const matches = await Promise.all(hashes.map((hash) => isCode('signup-code', form.email, otp, hash)));
  if (!mayTry || !matches.includes(true)) throw new AppError('INVALID_CODE');
  const user = newUser({ ...form, device: deviceWords(userAgent), language: body.language });
  if (!(await createUser(user))) throw new AppError('INVALID_CODE');
  if (deviceId) await rememberDevice(user, await deviceDigest(deviceId));
  return signIn(user, { remember: false, userAgent });
});
