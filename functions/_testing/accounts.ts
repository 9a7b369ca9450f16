import { invokeEndpoint } from '@quizhall/infra/local/testing/invoke.ts';
import { latestCodeTo } from '@quizhall/infra/local/testing/mailbox.ts';
import { auth } from '@quizhall/shared/contract/auth';
import type { Signup } from '@quizhall/shared/model/user';
import { createUser, type User } from '../_data/users.ts';
import { nowIso } from '../_http/clock.ts';
import { hashPassword } from '../_http/passwords.ts';
import { randomText } from '../_http/random.ts';
import { handler as login } from '../auth/login.ts';
import { handler as refreshToken } from '../auth/refresh-token.ts';
import { handler as register } from '../auth/register.ts';
import { handler as verifyEmail } from '../auth/verify-email.ts';

export const PASSWORD = 'my quiet 7 rivers';
/** One hash for all accounts of a test file, because making one takes a quarter of a second. */
let passwordHash: Promise<string> | undefined;

export const newEmail = () => `${randomText(12).toLowerCase()}@example.com`;

export const buildSignup = (overrides: Partial<Signup> = {}): Signup => ({
  name: 'Ada Lovelace',
  email: newEmail(),
  password: PASSWORD,
  accountType: 'moderator',
  ...overrides,
});

/** An account in the table, with the password `PASSWORD`. */
export async function account(overrides: Partial<User> = {}): Promise<User> {
  passwordHash ??= hashPassword(PASSWORD);
  const createdAt = nowIso();
  const user: User = {
    id: randomText(20),
    email: newEmail(),
    name: 'Ada Lovelace',
    type: 'moderator',
    canCreateQuizzes: true,
    passwordHash: await passwordHash,
    passwordChangedAt: createdAt,
    securityVersion: 1,
    phone: '',
    location: '',
    bio: '',
    dateOfBirth: '',
    plan: 'free',
    createdAt,
    ...overrides,
  };
  if (!(await createUser(user))) throw new Error('Account exists');
  return user;
}

export const callRegister = (body: Signup) => invokeEndpoint(register, auth.register, { body });

export const callVerify = (form: Signup, otp: string) =>
  invokeEndpoint(verifyEmail, auth.verifyEmail, { body: { ...form, otp } });

export const callLogin = (body: { email: string; password?: string; remember?: boolean }) =>
  invokeEndpoint(login, auth.login, { body: { password: PASSWORD, ...body } });

export const callRefresh = (token: string) =>
  invokeEndpoint(refreshToken, auth.refreshToken, { body: { refreshToken: token } });

/** A pending signup and the code that was mailed for it. */
export async function pendingSignup(
  overrides: Partial<Signup> = {},
): Promise<{ form: Signup; code: string }> {
  const form = buildSignup(overrides);
  await callRegister(form);
  return { form, code: await latestCodeTo(form.email) };
}
