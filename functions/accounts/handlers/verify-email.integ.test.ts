import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestCode, listMailsTo } from '../../platform/local/mailbox.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import type { Signup } from '@quizhall/shared/model/accounts/user';
import { afterEach, describe, expect, it } from 'vitest';
import { signupForm } from '../use-cases/signup-form.ts';
import { useSignupTry } from '../model/signups.ts';
import { findUserByEmail } from '../model/users.ts';
import { setClock } from '../../platform/clock.ts';
import { verifyAccessToken } from '../../platform/security/tokens.ts';
import {
  account,
  buildSignup,
  callLogin,
  callRefresh,
  callRegister,
  callVerify,
  pendingSignup,
} from '../../testing/accounts.ts';
import { handler as sendOtp } from './send-otp.ts';
import { handler } from './verify-email.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const INVALID = { success: false, code: 'INVALID_CODE', message: 'Invalid or expired verification code' };

describe('verify-email', () => {
  it('creates the account and signs it in', async () => {
    const { form, code } = await pendingSignup();
    const { status, body } = await callVerify(form, code);
    expect(status).toBe(200);
    expect(body.message).toBe('Account created successfully!');
    const { user, tokens } = body.data;
    expect(user).toEqual({
      id: expect.stringMatching(/^\w{20}$/) as string,
      email: form.email,
      fullName: 'Ada Lovelace',
      userType: 'moderator',
      isEmailVerified: true,
      canCreateQuizzes: true,
    });
    expect(await verifyAccessToken(tokens.accessToken)).toEqual({
      id: user.id,
      name: 'Ada Lovelace',
      email: form.email,
      type: 'moderator',
      sessionId: expect.any(String) as string,
    });
    expect((await callRefresh(tokens.refreshToken)).status).toBe(200);
    expect((await callLogin({ email: form.email })).status).toBe(200);
  });

  it('lets a learner take quizzes only, and keeps the name of an organization', async () => {
    const learner = await pendingSignup({ accountType: 'learner' });
    expect((await callVerify(learner.form, learner.code)).body.data.user.canCreateQuizzes).toBe(false);
    const school = await pendingSignup({
      accountType: 'organization',
      organizationName: ' Northgate School ',
    });
    expect((await callVerify(school.form, school.code)).body.data.user.canCreateQuizzes).toBe(true);
    expect(await findUserByEmail(school.form.email)).toMatchObject({ organizationName: 'Northgate School' });
  });

  it('takes a code once', async () => {
    const { form, code } = await pendingSignup();
    await callVerify(form, code);
    expect(await callVerify(form, code)).toMatchObject({ status: 400, body: INVALID });
  });

  it('creates one account when called twice at the same moment', async () => {
    const { form, code } = await pendingSignup();
    const answers = await Promise.all([
      callVerify(form, code),
      callVerify(form, code),
      callVerify(form, code),
    ]);
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(await findUserByEmail(form.email)).toMatchObject({ id: made[0]?.body.data.user.id });
    for (const { status, body } of answers.filter((answer) => answer !== made[0])) {
      expect(body.code).toBe(status === 503 ? 'UNAVAILABLE' : 'INVALID_CODE');
    }
  });

  it('creates no second account when two signups of one address finish', async () => {
    const { form, code } = await pendingSignup();
    await account({ email: form.email });
    expect(await callVerify(form, code)).toMatchObject({ status: 400, body: INVALID });
  });

  it('refuses a wrong code, and after five of them the right one', async () => {
    const { form, code } = await pendingSignup();
    for (let i = 0; i < 5; i++) {
      expect(await callVerify(form, wrongOf(code))).toMatchObject({ status: 400, body: INVALID });
    }
    expect(await callVerify(form, code)).toMatchObject({ status: 400, body: INVALID });
  });

  it('accepts the right code at the fifth try', async () => {
    const { form, code } = await pendingSignup();
    for (let i = 0; i < 4; i++) await callVerify(form, wrongOf(code));
    expect((await callVerify(form, code)).status).toBe(200);
  });

  it('counts guesses that arrive at the same moment one by one', async () => {
    const { form, code } = await pendingSignup();
    await Promise.all(Array.from({ length: 8 }, () => callVerify(form, wrongOf(code))));
    const { digest } = await signupForm(form);
    expect(await useSignupTry(form.email, digest, 1)).toBe(false);
    const tries = await Promise.all(Array.from({ length: 12 }, () => useSignupTry(form.email, digest, 2)));
    expect(tries.filter(Boolean)).toHaveLength(5);
  });

  it('accepts a code for ten minutes', async () => {
    const inTime = await pendingSignup();
    const late = await pendingSignup();
    setClock(10 * MINUTE - 5_000);
    expect((await callVerify(inTime.form, inTime.code)).status).toBe(200);
    setClock(10 * MINUTE + 1_000);
    expect(await callVerify(late.form, late.code)).toMatchObject({ status: 400, body: INVALID });
  });

  it.each<[string, Partial<Signup>]>([
    ['password', { password: 'another 8 mountains' }],
    ['name', { name: 'Mallory' }],
    ['account type', { accountType: 'learner' }],
    ['organization', { accountType: 'organization', organizationName: 'Mallory Ltd' }],
  ])('refuses the right code with another %s than registered', async (_, other) => {
    const { form, code } = await pendingSignup();
    expect(await callVerify({ ...form, ...other }, code)).toMatchObject({ status: 400, body: INVALID });
    expect((await callVerify(form, code)).status).toBe(200);
  });

  it('refuses a code of another address, and an address without a signup', async () => {
    const one = await pendingSignup();
    const other = await pendingSignup();
    if (one.code !== other.code) expect((await callVerify(one.form, other.code)).status).toBe(400);
    expect(await callVerify(buildSignup(), one.code)).toMatchObject({ status: 400, body: INVALID });
  });

  it('says what is wrong with the form', async () => {
    const request = { method: 'POST', path: '/auth/verify-email', body: { ...buildSignup(), otp: '12 456' } };
    const { status, body } = await invoke(handler, request);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ otp: 'Please enter the 6-digit verification code' });
  });
});

describe('a stranger who signs up with the address of somebody else', () => {
  const stranger = (form: Signup, n = 1) => ({ ...form, password: `chosen ${n} by mallory` });
  const resend = (email: string) => invokeEndpoint(sendOtp, auth.sendOtp, { body: { email } });

  async function signsUp(form: Signup, code: string) {
    const { status, body } = await callVerify(form, code);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(form.email);
    expect((await callLogin({ email: form.email, password: form.password })).status).toBe(200);
    const hijacked = await callLogin({ email: form.email, password: stranger(form).password });
    expect(hijacked.status).toBe(401);
  }

  it.each(['first', 'latest'])(
    'afterwards: the %s code in the mailbox works with the own password',
    async (which) => {
      const { form, code } = await pendingSignup();
      setClock(61_000);
      expect((await callRegister(stranger(form))).status).toBe(200);
      await signsUp(form, which === 'first' ? code : await getLatestCode(form.email));
    },
  );

  it('before: the person is let through, and the code in the mailbox works with the own password', async () => {
    const form = buildSignup();
    await callRegister(stranger(form));
    expect((await callRegister(form)).status).toBe(200);
    expect(await listMailsTo(form.email)).toHaveLength(1);
    await signsUp(form, await getLatestCode(form.email));
  });

  it('uses up no try of the person by guessing', async () => {
    const { form, code } = await pendingSignup();
    await callRegister(stranger(form));
    for (const guess of [stranger(form), stranger(form, 2)]) {
      for (let i = 0; i < 6; i++) expect((await callVerify(guess, wrongOf(code))).status).toBe(400);
    }
    await signsUp(form, code);
  });

  it('has five tries for a form, and none for one that was not registered', async () => {
    const { form, code } = await pendingSignup();
    expect(await callVerify(stranger(form), code)).toMatchObject({ status: 400, body: INVALID });
    await callRegister(stranger(form));
    for (let i = 0; i < 5; i++) await callVerify(stranger(form), wrongOf(code));
    expect(await callVerify(stranger(form), code)).toMatchObject({ status: 400, body: INVALID });
    await signsUp(form, code);
  });

  it('and asks for a mail every minute: some code always works, and the mails become rarer', async () => {
    const form = buildSignup();
    await callRegister(stranger(form));
    const pauses: number[] = [];
    let last = 0;
    for (let minute = 1; minute <= 60; minute++) {
      setClock(minute * (MINUTE + 500));
      if ((await resend(form.email)).status !== 200) continue;
      pauses.push(minute - last);
      last = minute;
    }
    expect(Math.max(...pauses)).toBeLessThan(10);
    expect(await listMailsTo(form.email)).toHaveLength(16);
    expect((await callRegister(form)).status).toBe(200);
    await signsUp(form, await getLatestCode(form.email));
  });
});
