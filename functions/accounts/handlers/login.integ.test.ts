import { invoke } from '../../testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { hashDeviceId } from '../model/sign-in-guesses.ts';
import { rememberDevice } from '../model/known-devices.ts';
import { setClock } from '../../platform/clock.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { randomText } from '../../platform/security/random.ts';
import { verifyAccessToken } from '../../platform/security/tokens.ts';
import {
  account,
  callLogin,
  callRefresh,
  newEmail,
  PASSWORD,
  pendingSignup,
} from '../../testing/accounts.ts';
import { costOf, observe } from '../../testing/observe.ts';
import { handler } from './login.ts';

const MINUTE = 60_000;
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
    expect(await verifyAccessToken(body.data.tokens.accessToken)).toMatchObject({ id, email });
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

describe('wrong passwords', () => {
  const device = () => `d_${randomText(20)}`;
  /** So many wrong ones for this account; answers the statuses. */
  const guess = async (times: number, email: string, from: { deviceId?: string; ip?: string } = {}) => {
    const { ip, ...body } = from;
    const statuses: number[] = [];
    for (let i = 0; i < times; i++)
      statuses.push((await callLogin({ email, password: 'wrong', ...body }, ip)).status);
    return statuses;
  };
  const TEN = Array.from({ length: 10 }, () => 401);

  it.each(['an account', 'an unknown address'])(
    'for %s are slowed down from one network, longer each time',
    async (whose) => {
      const email = whose === 'an account' ? (await account()).email : newEmail();
      expect(await guess(11, email)).toEqual([...TEN, 429]);
      const { headers, body } = await callLogin({ email });
      expect(body).toMatchObject({ code: 'TOO_MANY', message: 'Too many attempts. Please try again later.' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5);
      setClock(MINUTE);
      expect(await guess(1, email)).toEqual([401]);
      const longer = Number((await callLogin({ email })).headers['retry-after']);
      expect(longer).toBeGreaterThan(5);
      expect(longer).toBeLessThanOrEqual(10);
      expect((await callLogin({ email: (await account()).email })).status).toBe(200);
    },
  );

  it('do not shut out who signs in from another network, or on a device that has signed in before', async () => {
    const { email } = await account();
    const deviceId = device();
    expect((await callLogin({ email, deviceId })).status).toBe(200);
    expect(await guess(11, email)).toEqual([...TEN, 429]);
    expect((await callLogin({ email, deviceId })).status).toBe(200);
    expect((await callLogin({ email }, '198.51.100.7')).status).toBe(200);
    expect((await callLogin({ email, deviceId: device() })).status).toBe(429);
  });

  it('from many networks slow down unknown devices only', async () => {
    const { email } = await account();
    const deviceId = device();
    expect((await callLogin({ email, deviceId })).status).toBe(200);
    for (let network = 1; network <= 5; network++) {
      expect(await guess(10, email, { ip: `203.0.113.${network}` })).toEqual(TEN);
    }
    expect((await callLogin({ email }, '198.51.100.7')).status).toBe(429);
    expect((await callLogin({ email, deviceId }, '198.51.100.7')).status).toBe(200);
  });

  it('of a known device count for itself, until the right one', async () => {
    const { email } = await account();
    const deviceId = device();
    await callLogin({ email, deviceId });
    expect(await guess(9, email, { deviceId })).toEqual(TEN.slice(1));
    expect((await callLogin({ email, deviceId })).status).toBe(200);
    expect(await guess(11, email, { deviceId })).toEqual([...TEN, 429]);
    expect((await callLogin({ email })).status).toBe(200);
  });

  it('find no known device any more after the password was changed', async () => {
    const { id, email, securityVersion } = await account();
    const deviceId = device();
    await rememberDevice({ id, securityVersion: securityVersion + 1 }, await hashDeviceId(deviceId));
    await guess(10, email);
    expect((await callLogin({ email, deviceId })).status).toBe(429);
  });

  it('do not shut out a school behind one address', async () => {
    const pupils = await Promise.all(Array.from({ length: 32 }, () => account()));
    const statuses = await Promise.all(pupils.map(({ email }) => guess(10, email)));
    expect(statuses.flat().filter((status) => status === 401)).toHaveLength(320);
    expect((await callLogin({ email: (await account()).email })).status).toBe(200);
  });

  it('cannot pass together: of thirty at the same moment ten are looked at, at most', async () => {
    const { email } = await account();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callLogin({ email, password: 'wrong' })),
    );
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - looked);
  });

  it('cost the same for an account and an unknown address, on a device that is not known', async () => {
    const [known, unknown] = [
      (await account({ passwordHash: await hashPassword(PASSWORD) })).email,
      newEmail(),
    ];
    const wrong = (email: string) =>
      costOf(() => callLogin({ email, password: 'wrong', deviceId: device() }));
    expect(await wrong(known)).toEqual(await wrong(unknown));
  });

  it('are not what right ones are counted as', async () => {
    const { email } = await account();
    for (let i = 0; i < 12; i++) expect((await callLogin({ email })).status).toBe(200);
  });
});
