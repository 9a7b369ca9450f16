import * as z from 'zod';
import { DeviceId, Email, Otp } from '../../model/common.ts';
import { SIGN_IN_PROVIDERS } from '../../model/enums.ts';
import { ClassCode, TypedUserName } from '../../model/organizations/pupil.ts';
import {
  InterfaceLanguage,
  NewPassword,
  organizationNamed,
  SignedInUser,
  Signup,
  Tokens,
} from '../../model/accounts/user.ts';
import { SITE_PATHS } from '../../rules/site-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { manyPerAddress, perAddress } from '../throttles.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

const SignedIn = z.object({ tokens: Tokens, user: SignedInUser });
const RefreshToken = z.string().min(1).max(300);
const ResetToken = z.string().min(1).max(200);

/** Where a browser goes on to, and values of `Set-Cookie`. */
export const Redirect = z.object({ location: z.string(), cookies: z.array(z.string()) });

const Provider = z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS) });

/** Fields that every sign-in by password has. */
const CREDENTIALS = {
  password: z
    .string({ error: FIELD_MESSAGES.passwordRequired })
    .min(1, FIELD_MESSAGES.passwordRequired)
    .max(128),
  remember: z.boolean().default(false),
  /** Required with two-factor authentication: a code of the app, or a recovery code. Without it 401 `TOTP_REQUIRED`. */
  totp: z.string().max(20).optional(),
  /** A device that has signed in before is not slowed down by guesses of others. */
  deviceId: DeviceId.optional(),
  /** Language of the site there: mails use it, if the account has none yet. */
  language: InterfaceLanguage.optional(),
};

/** Accounts: docs/product/accounts.md. */
export const auth = {
  register: {
    method: 'POST',
    path: '/v1/auth/register',
    aliases: ['/auth/register'],
    auth: 'public',
    access: 'anyone',
    summary:
      'Begin a signup: a six-digit code is mailed, once a minute (429 for the same form before); the answer is the same whether or not the address is taken',
    body: Signup.refine(organizationNamed.check, { ...organizationNamed.issue }),
    message: 'Verification code sent to your email',
    // Each form has five tries of the code; who wants to keep others from beginning one needs several networks.
    throttle: [
      perAddress,
      { by: 'email+address', limit: 10, windowSeconds: 3_600 },
      { by: 'email', limit: 40, windowSeconds: 3_600 },
    ],
    rights: { table: 'write', mail: true },
    memory: 1_024,
  },
  sendOtp: {
    method: 'POST',
    path: '/auth/send-otp',
    auth: 'public',
    access: 'anyone',
    summary:
      'Mail a new signup code; 429 before 60 seconds have passed. The answer does not depend on a pending signup',
    body: z.strictObject({
      email: Email,
      name: z.string().max(100).optional(),
      language: InterfaceLanguage.optional(),
    }),
    message: 'New verification code sent',
    throttle: [perAddress],
    rights: { table: 'write', mail: true },
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    auth: 'public',
    access: 'anyone',
    summary: 'Finish a signup with the mailed code; the account is created and signed in',
    body: Signup.extend({ otp: Otp, deviceId: DeviceId.optional() }).refine(organizationNamed.check, {
      ...organizationNamed.issue,
    }),
    response: SignedIn,
    message: 'Account created successfully!',
    throttle: [perAddress],
    rights: { table: 'write' },
    memory: 1_024,
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    access: 'anyone',
    summary: 'Sign in; `remember` keeps the session for 30 days instead of 24 hours',
    body: z.strictObject({ email: Email, ...CREDENTIALS }),
    response: SignedIn,
    rights: { table: 'write' },
    memory: 1_024,
  },
  loginClass: {
    method: 'POST',
    path: '/auth/login-class',
    auth: 'public',
    access: 'anyone',
    summary: 'Sign in to an account without email, by class code, user name and password',
    body: z.strictObject({ classCode: ClassCode, userName: TypedUserName, ...CREDENTIALS }),
    response: SignedIn,
    rights: { table: 'write' },
    memory: 1_024,
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    auth: 'public',
    access: 'anyone',
    summary: 'Exchange a refresh token for new tokens; a spent one revokes the whole session (RFC 9700)',
    body: z.strictObject({ refreshToken: RefreshToken }),
    response: z.object({ tokens: Tokens }),
    rights: { table: 'write' },
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'public',
    access: 'anyone',
    summary: 'End the session of this refresh token',
    body: z.strictObject({ refreshToken: RefreshToken }),
    message: 'Logged out successfully',
    rights: { table: 'write' },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'public',
    access: 'anyone',
    summary: 'Mail a reset link (30 minutes, single use); always succeeds',
    body: z.strictObject({ email: Email, language: InterfaceLanguage.optional() }),
    message: 'Password reset link sent to your email',
    throttle: [perAddress, { by: 'email', limit: 5, windowSeconds: 3_600 }],
    rights: { table: 'write', mail: true },
  },
  validateResetToken: {
    method: 'POST',
    path: '/auth/validate-reset-token',
    auth: 'public',
    access: 'anyone',
    summary: 'Whether a reset link still works',
    body: z.strictObject({ token: ResetToken }),
    response: z.object({ valid: z.boolean() }),
    throttle: [perAddress],
    rights: { table: 'write' },
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    auth: 'public',
    access: 'anyone',
    summary: 'Set a new password with a reset link; every session of the account ends',
    body: z.strictObject({ token: ResetToken, password: NewPassword }),
    message: 'Password reset successfully',
    throttle: [perAddress],
    rights: { table: 'write' },
    memory: 1_024,
  },
  undoEmailChange: {
    method: 'POST',
    path: '/auth/undo-email-change',
    auth: 'public',
    access: 'anyone',
    summary: 'Restore the former email address (7 days); ends every session and the password',
    body: z.strictObject({ token: ResetToken }),
    response: z.object({
      email: z.string(),
      /** For `POST /auth/reset-password`: sets a new password. */
      resetToken: z.string(),
    }),
    message: 'Email address restored',
    throttle: [perAddress],
    rights: { table: 'write' },
  },
  listProviders: {
    method: 'GET',
    path: '/auth/providers',
    auth: 'public',
    access: 'anyone',
    summary: 'Which other providers sign people in on this site',
    response: z.object({ providers: z.array(z.enum(SIGN_IN_PROVIDERS)) }),
    sharedSeconds: 60,
    rights: {},
  },
  startOidc: {
    method: 'GET',
    path: '/auth/oidc/{provider}/start',
    auth: 'public',
    access: 'anyone',
    summary:
      'Leads a browser to the provider (OpenID Connect: code flow with PKCE, state and nonce); `from` is a page of this site to go on to',
    params: Provider,
    query: z.object({ from: z.string().max(500).optional() }),
    response: Redirect,
    redirect: SITE_PATHS.providerSignIn,
    throttle: [manyPerAddress],
    rights: { table: 'write', signInProviders: true },
  },
  finishOidc: {
    method: 'GET',
    path: '/auth/oidc/{provider}/callback',
    auth: 'public',
    access: 'anyone',
    summary: 'Where the provider sends the browser back to; leads it on to the site with a code behind the #',
    params: Provider,
    // Providers add what they like.
    query: z.object({ state: z.string().max(500).optional() }).catchall(z.string().max(4_096)),
    response: Redirect,
    redirect: SITE_PATHS.providerSignIn,
    throttle: [manyPerAddress],
    rights: { table: 'write', signInProviders: true },
  },
  exchangeOidc: {
    method: 'POST',
    path: '/auth/oidc/exchange',
    auth: 'public',
    access: 'anyone',
    summary:
      'Sign in with the code of that page: single use, 10 minutes, in the browser that came back alone. 401 `TOTP_REQUIRED` for the second step, 403 `TERMS_REQUIRED` (`data`: name and email) before a new account is made; both leave the code as it is',
    body: z.strictObject({
      code: z.string().min(1).max(200),
      totp: z.string().max(20).optional(),
      acceptTerms: z.boolean().optional(),
      deviceId: DeviceId.optional(),
      language: InterfaceLanguage.optional(),
    }),
    response: SignedIn.extend({
      /** The page of this site that the person came from. */
      from: z.string().optional(),
      /** The account was just made. */
      isNew: z.boolean(),
    }),
    throttle: [manyPerAddress],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
