import { setTimeout } from 'node:timers/promises';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestLink, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import type { Tokens } from '@quizhall/shared/model/accounts/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getUser, type User } from '../model/users.ts';
import { now, setClock } from '../../platform/clock.ts';
import { account, callLogin, callRefresh, newEmail, PASSWORD } from '../../testing/accounts.ts';
import { callCreate } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { costOf, observe } from '../../testing/observe.ts';
import { testStream } from '../../testing/streams.ts';
import { windowStart } from '../../testing/windows.ts';
import { handler as forgotPassword } from './forgot-password.ts';
import { handler as resetPassword } from './reset-password.ts';
import { handler as validateResetToken } from './validate-reset-token.ts';

// Nobody waits here: what an answer is held back for is counted, not timed.
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));

const MINUTE = 60_000;
const NEW_PASSWORD = 'another 8 mountains';
afterEach(() => setClock(0));

const forgot = (email: string) => invokeEndpoint(forgotPassword, auth.forgotPassword, { body: { email } });
const validate = (token: string) =>
  invokeEndpoint(validateResetToken, auth.validateResetToken, { body: { token } });
const reset = (token: string, password = NEW_PASSWORD) =>
  invokeEndpoint(resetPassword, auth.resetPassword, { body: { token, password } });

const INVALID = {
  status: 400,
  body: { success: false, code: 'INVALID_RESET_LINK', message: 'Invalid or expired reset link' },
};

async function resetLink(): Promise<{ user: User; token: string }> {
  const user = await account();
  await forgot(user.email);
  return { user, token: await tokenTo(user.email) };
}

async function tokenTo(email: string): Promise<string> {
  return new URL(await getLatestLink(email)).searchParams.get('token') ?? '';
}

describe('forgot-password', () => {
  it('mails a link to the reset page with 256 bits that nobody can guess', async () => {
    const user = await account({ name: 'Ada <b>Lovelace</b>' });
    const { status, body } = await forgot(user.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Password reset link sent to your email' });
    expect(await getLatestLink(user.email)).toMatch(
      /^http:\/\/localhost:3000\/auth\/reset-password\?token=[\w-]{43}$/,
    );
    const mail = await getLatestMail(user.email);
    expect(mail.subject).toBe('Reset your Quizhall password');
    expect(mail.body.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
  });

  it('answers, costs and takes the same for an address without an account, which gets no mail', async () => {
    const { email } = await account();
    const unknown = newEmail();
    const [a, b] = [await forgot(email), await forgot(unknown)];
    expect(a.status).toBe(200);
    expect(a.body).toEqual(b.body);
    expect(Object.keys(a.headers)).toEqual(Object.keys(b.headers));
    expect(await listMailsTo(unknown)).toEqual([]);
    expect(await costOf(() => forgot(email))).toEqual(await costOf(() => forgot(unknown)));
  });

  it('does not answer faster than a mail takes', async () => {
    await forgot(newEmail());
    expect(setTimeout).toHaveBeenLastCalledWith(500);
  });

  it('is limited to five mails an hour, for accounts and other addresses alike', async () => {
    setClock(windowStart(3_600));
    for (const email of [(await account()).email, newEmail()]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
        200, 200, 200, 200, 200, 429,
      ]);
    }
  });

  it('refuses what is not an address', async () => {
    expect((await forgot('nowhere')).body.errors).toEqual({ email: 'Email is invalid' });
  });

  it('logs neither the address nor the token', async () => {
    const { email } = await account();
    const { output } = await observe(() => forgot(email));
    expect(output).toContain('POST /auth/forgot-password');
    expect(output).not.toContain(email);
    expect(output).not.toContain(await tokenTo(email));
  });
});

describe('validate-reset-token', () => {
  it('accepts a fresh link as often as it is asked', async () => {
    const { token } = await resetLink();
    for (let i = 0; i < 2; i++) expect((await validate(token)).body.data).toEqual({ valid: true });
  });

  it('refuses an unknown and a cut-off link', async () => {
    const { token } = await resetLink();
    expect(await validate('x'.repeat(43))).toMatchObject(INVALID);
    expect(await validate(token.slice(0, -1))).toMatchObject(INVALID);
  });

  it('accepts a link for half an hour', async () => {
    const { token } = await resetLink();
    setClock(30 * MINUTE - 5_000);
    expect((await validate(token)).status).toBe(200);
    setClock(30 * MINUTE + 1_000);
    expect(await validate(token)).toMatchObject(INVALID);
    expect(await reset(token)).toMatchObject(INVALID);
  });
});

describe('reset-password', () => {
  it('sets the new password and tells the owner', async () => {
    const { user, token } = await resetLink();
    const { status, body } = await reset(token);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Password reset successfully' });
    expect((await callLogin({ email: user.email, password: PASSWORD })).status).toBe(401);
    expect((await callLogin({ email: user.email, password: NEW_PASSWORD })).status).toBe(200);
    await (await testStream(everyReader(), now)).drain();
    expect(await getLatestMail(user.email)).toMatchObject({ subject: 'Your Quizhall password was changed' });
    const changed = await getUser(user.id);
    expect(changed?.passwordHash).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(changed).toEqual({
      ...user,
      passwordHash: changed?.passwordHash,
      passwordChangedAt: changed?.passwordChangedAt,
      securityVersion: 2,
    });
  });

  it('ends every session of the account and of no other', async () => {
    const { user, token } = await resetLink();
    const other = await account();
    const tokens = await Promise.all(
      [user, user, other].map(async ({ email }) => (await callLogin({ email })).body.data.tokens),
    );
    await reset(token);
    const statuses = (call: (each: Tokens) => Promise<{ status: number }>) =>
      Promise.all(tokens.map(async (each) => (await call(each)).status));
    expect(await statuses(({ accessToken }) => callCreate(accessToken, {}))).toEqual([401, 401, 201]);
    expect(await statuses(({ refreshToken }) => callRefresh(refreshToken))).toEqual([401, 401, 200]);
  });

  it('takes a link once', async () => {
    const { user, token } = await resetLink();
    await reset(token);
    expect(await validate(token)).toMatchObject(INVALID);
    expect(await reset(token, 'yet another 9 lakes')).toMatchObject(INVALID);
    expect((await callLogin({ email: user.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('takes a link once when it is used twice at the same moment', async () => {
    const { user, token } = await resetLink();
    const [a, b] = await Promise.all([reset(token, 'first 1 password'), reset(token, 'second 2 password')]);
    expect([a.status, b.status].filter((status) => status === 200)).toHaveLength(1);
    const works = a.status === 200 ? 'first 1 password' : 'second 2 password';
    expect((await callLogin({ email: user.email, password: works })).status).toBe(200);
    expect((await getUser(user.id))?.securityVersion).toBe(2);
  });

  it('makes every other link of the account worthless', async () => {
    const { user, token: first } = await resetLink();
    await forgot(user.email);
    const second = await tokenTo(user.email);
    expect((await reset(second)).status).toBe(200);
    expect(await reset(first, 'yet another 9 lakes')).toMatchObject(INVALID);
  });

  it.each([
    ['', 'Password is required'],
    ['seven77', 'Password must be at least 8 characters'],
    ['Password123', 'This password is too easy to guess. Please choose another one.'],
    ['Ada Lovelace', 'This password is too easy to guess. Please choose another one.'],
  ])('refuses %j and leaves the link as it was', async (password, message) => {
    const { token } = await resetLink();
    const { status, body } = await reset(token, password);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ password: message });
    expect((await validate(token)).status).toBe(200);
  });

  it('refuses an unknown link', async () => {
    expect(await reset('x'.repeat(43))).toMatchObject(INVALID);
  });
});
