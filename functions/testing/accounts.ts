import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { randomBytes, scryptSync } from 'node:crypto';
import { invokeEndpoint } from './invoke.ts';
import { getLatestCode } from '../platform/local/mailbox.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import type { Signup } from '@quizhall/shared/model/accounts/user';
import { UNKNOWN_DEVICE } from '../accounts/use-cases/device-name.ts';
import { signIn } from '../accounts/use-cases/sign-in-session.ts';
import { createUser, type User } from '../accounts/model/users.ts';
import { nowIso } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';
import { handler as login } from '../accounts/handlers/login.ts';
import { handler as refreshToken } from '../accounts/handlers/refresh-token.ts';
import { handler as register } from '../accounts/handlers/register.ts';
import { handler as verifyEmail } from '../accounts/handlers/verify-email.ts';

export const PASSWORD = 'my quiet 7 rivers';
const salt = randomBytes(16);
/** A cheap hash, because a real one takes a quarter of a second; passwords are verified by what stands in their hash. */
const CHEAP_HASH = ['scrypt', 10, 8, 1]
  .concat([salt, scryptSync(PASSWORD, salt, 32, { N: 2 ** 10 })].map((bytes) => bytes.toString('base64url')))
  .join('$');

export const newEmail = () => `${randomText(12).toLowerCase()}@example.com`;

export const buildSignup = (overrides: Partial<Signup> = {}): Signup => ({
  name: 'Ada Lovelace',
  email: newEmail(),
  password: PASSWORD,
  accountType: 'moderator',
  ...overrides,
});

export function buildUser(overrides: Partial<User> = {}): User {
  const createdAt = nowIso();
  return {
    id: randomText(20),
    email: newEmail(),
    name: 'Ada Lovelace',
    type: 'moderator',
    canCreateQuizzes: true,
    passwordHash: CHEAP_HASH,
    passwordChangedAt: createdAt,
    securityVersion: 1,
    phone: '',
    location: '',
    bio: '',
    dateOfBirth: '',
    plan: 'free',
    createdAt,
    devices: [UNKNOWN_DEVICE],
    ...overrides,
  };
}

/** An account in the table, with the password `PASSWORD`. */
export async function account(overrides: Partial<User> = {}): Promise<User> {
  const user = buildUser(overrides);
  if (!(await createUser(user))) throw new Error('Account exists');
  return user;
}

/** The access token of a new sign-in. */
export const tokenOf = async (user: User): Promise<string> =>
  (await signIn(user, { remember: false, userAgent: '' })).tokens.accessToken;

export const callRegister = (body: Signup, sourceIp = '192.0.2.1') =>
  invokeEndpoint(register, auth.register, { body, sourceIp });

export const callVerify = (form: Signup, otp: string) =>
  invokeEndpoint(verifyEmail, auth.verifyEmail, { body: { ...form, otp } });

interface Login {
  email: string;
  password?: string;
  remember?: boolean;
  deviceId?: string;
  totp?: string;
  language?: SiteLanguage;
}

export const callLogin = (body: Login, sourceIp = '192.0.2.1', headers: Record<string, string> = {}) =>
  invokeEndpoint(login, auth.login, { body: { password: PASSWORD, ...body }, sourceIp, headers });

export const callRefresh = (token: string, headers: Record<string, string> = {}) =>
  invokeEndpoint(refreshToken, auth.refreshToken, { body: { refreshToken: token }, headers });

/** A pending signup and the code that was mailed for it. */
export async function pendingSignup(
  overrides: Partial<Signup> = {},
): Promise<{ form: Signup; code: string }> {
  const form = buildSignup(overrides);
  await callRegister(form);
  return { form, code: await getLatestCode(form.email) };
}
