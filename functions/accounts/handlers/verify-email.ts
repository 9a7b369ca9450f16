import { auth } from '@quizhall/shared/contract/accounts/auth';
import { deviceName } from '../use-cases/device-name.ts';
import { hashDeviceId } from '../model/sign-in-guesses.ts';
import { createNewUser } from '../model/new-user.ts';
import { signIn } from '../use-cases/sign-in-session.ts';
import { signupForm } from '../use-cases/signup-form.ts';
import { isCode } from '../model/mailed-code.ts';
import { rememberDevice } from '../model/known-devices.ts';
import { getCodes, useSignupTry } from '../model/signups.ts';
import { createUser } from '../model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Whoever has the code has the mailbox, so the account becomes what this form says, with this form's password. Forms of
 * strangers for the same address change nothing about it; a form that was not registered has no tries.
 */
export const handler = endpoint(auth.verifyEmail, async ({ body: { otp, deviceId, ...body }, userAgent }) => {
  const form = await signupForm(body);
  const { hashes, mails } = await getCodes(form.email);
  const mayTry = await useSignupTry(form.email, form.digest, mails);
  const matches = await Promise.all(hashes.map((hash) => isCode('signup-code', form.email, otp, hash)));
  if (!mayTry || !matches.includes(true)) throw new AppError('INVALID_CODE');
  const user = createNewUser({ ...form, device: deviceName(userAgent), language: body.language });
  if (!(await createUser(user))) throw new AppError('INVALID_CODE');
  if (deviceId) await rememberDevice(user, await hashDeviceId(deviceId));
  return signIn(user, { remember: false, userAgent });
});
