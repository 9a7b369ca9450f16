import { invoke } from '@quizhall/infra/local/testing/invoke.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../_http/clock.ts';
import { hashPassword } from '../_http/passwords.ts';
import { readAccessToken } from '../_http/tokens.ts';
import { account, callLogin, callRefresh, newEmail, PASSWORD, pendingSignup } from '../_testing/accounts.ts';
import { costOf, observe } from '../_testing/observe.ts';
import { windowStart } from '../_testing/windows.ts';
import { handler } from './login.ts';

vi.mock('node:crypto', { spy: true });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
afterEach(() => setClock(0));

const INVALID = { success: false, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };

describe('login', () => {
  it('answers tokens and the person', async () => {
    const { id, email } = await account();
    const { status, body } = await callLogin({ email: ` ${email.toUpperCase()}` });
    expect(status).toBe(200);
    expect(body.data.user).toEqual({
      id,
      email,
      fullName: 'Ada Lovelace',
      userType: 'moderator',
      isEmailVerified: true,
      canCreateQuizzes: true,
    });
    expect(await readAccessToken(body.data.tokens.accessToken)).toMatchObject({ id, email });
    expect(body.data.tokens.refreshToken).toMatch(new RegExp(`^${id}\\.\\w{16}\\.[\\w-]{43}$`));
  });

  it('refuses a wrong password and an unknown address with the same answer and the same work', async () => {
    const { email } = await account({ passwordHash: await hashPassword(PASSWORD) });
    const wrong = () => callLogin({ email, password: 'not my password' });
    const unknown = () => callLogin({ email: newEmail(), password: 'not my password' });
    const [a, b] = [await wrong(), await unknown()];
    for (const { status, body } of [a, b]) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...INVALID, requestId: expect.any(String) as string });
    }
    expect(Object.keys(a.headers)).toEqual(Object.keys(b.headers));
    const [known, nobody] = [await costOf(wrong), await costOf(unknown)];
    expect(known).toEqual(nobody);
    expect(known.derivations).toEqual([expect.objectContaining({ N: 2 ** 15, r: 8, p: 3 })]);
  });

  it('does not know a signup that was not verified', async () => {
    const { form } = await pendingSignup();
    expect(await callLogin({ email: form.email })).toMatchObject({ status: 401, body: INVALID });
  });

  it('takes a password however the keyboard composed it', async () => {
    const { email } = await account({ passwordHash: await hashPassword('zażółć ñandú') });
    const decomposed = 'zażółć ñandú'.normalize('NFD');
    expect((await callLogin({ email, password: decomposed })).status).toBe(200);
  });

  it('keeps the session for 24 hours, or for 30 days when remembered', async () => {
    const { email } = await account();
    const lives = async (remember: boolean, age: number) => {
      setClock(0);
      const { body } = await callLogin({ email, remember });
      setClock(age);
      return (await callRefresh(body.data.tokens.refreshToken)).status === 200;
    };
    expect(await lives(false, DAY - 60_000)).toBe(true);
    expect(await lives(false, DAY + 60_000)).toBe(false);
    expect(await lives(true, 30 * DAY - 60_000)).toBe(true);
    expect(await lives(true, 30 * DAY + 60_000)).toBe(false);
  });

  it('locks an account for a quarter of an hour after ten wrong passwords, the right one included', async () => {
    const { email } = await account();
    const begin = windowStart(900);
    setClock(begin);
    for (let i = 0; i < 10; i++) expect((await callLogin({ email, password: 'wrong' })).status).toBe(401);
    const { status, headers, body } = await callLogin({ email });
    expect(status).toBe(429);
    expect(body.message).toBe('Too many attempts. Please try again later.');
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await callLogin({ email: (await account()).email })).status).toBe(200);
    setClock(begin + wait * 1_000);
    expect((await callLogin({ email })).status).toBe(200);
  });

  it('locks an unknown address in the same way', async () => {
    const email = newEmail();
    setClock(windowStart(900));
    for (let i = 0; i < 10; i++) await callLogin({ email, password: 'wrong' });
    expect((await callLogin({ email })).body).toMatchObject({ code: 'TOO_MANY' });
  });

  it('does not let guesses pass together: of thirty at once ten are looked at', async () => {
    const { email } = await account();
    setClock(windowStart(900));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callLogin({ email, password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('does not count the right password', async () => {
    const { email } = await account();
    for (let i = 0; i < 12; i++) expect((await callLogin({ email })).status).toBe(200);
  });

  it.each([
    [{ email: '', password: 'x' }, { email: 'Email is required' }],
    [{ email: 'x', password: 'x' }, { email: 'Email is invalid' }],
    [{ email: 'a@b.example' }, { password: 'Password is required' }],
    [{ email: 'a@b.example', password: '' }, { password: 'Password is required' }],
    [{ email: 'a@b.example', password: 'x', admin: true }, { admin: expect.any(String) as string }],
  ])('refuses %j', async (sent, errors) => {
    const { status, body } = await invoke(handler, { method: 'POST', path: '/auth/login', body: sent });
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
  });

  it('logs neither address, password nor tokens', async () => {
    const { email } = await account();
    const { output, result } = await observe(() => callLogin({ email }));
    const { accessToken, refreshToken } = result.body.data.tokens;
    expect(output).toContain('POST /auth/login');
    for (const secret of [
      email,
      'my quiet 7 rivers',
      accessToken,
      refreshToken,
      refreshToken.split('.')[2] ?? '',
    ]) {
      expect(output).not.toContain(secret);
    }
  });
});
