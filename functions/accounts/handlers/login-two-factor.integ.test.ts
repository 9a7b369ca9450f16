import { afterEach, describe, expect, it } from 'vitest';
import { hashDeviceId } from '../model/sign-in-guesses.ts';
import { totpCode } from '../model/totp.ts';
import { isKnownDevice } from '../model/known-devices.ts';
import { getTwoFactor } from '../model/two-factor.ts';
import { getUser } from '../model/users.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, callLogin } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { costOf } from '../../testing/observe.ts';
import { testStream } from '../../testing/streams.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';

const MINUTE = 60_000;
const mailAll = async () => (await testStream(everyReader())).drain();
afterEach(() => setClock(0));

/** Somebody whose account asks for a code. */
async function guarded() {
  const user = await account();
  return { user, email: user.email, ...(await enabledTwoFactor(user.id)) };
}
const later = (milliseconds: number) => setClock(now() - Date.now() + milliseconds);

describe('login with two-factor authentication', () => {
  it('asks for the code, and signs in with it', async () => {
    const { email, secret } = await guarded();
    const asked = await callLogin({ email });
    expect(asked).toMatchObject({ status: 401, body: { code: 'TOTP_REQUIRED' } });
    expect(asked.body.data).toBeUndefined();
    const code = totpCode(secret, now());
    const spaced = await callLogin({ email, totp: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(spaced.status).toBe(200);
    expect(spaced.body.data.user.email).toBe(email);
  });

  it('says nothing of it to whoever does not know the password', async () => {
    const { email, secret } = await guarded();
    const plain = await account();
    const wrong = { password: 'not my password', totp: totpCode(secret, now()) };
    const [a, b] = [await callLogin({ email, ...wrong }), await callLogin({ email: plain.email, ...wrong })];
    expect(a).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect({ ...a.body, requestId: '' }).toEqual({ ...b.body, requestId: '' });
    const tries = [email, plain.email].map((of) => () => callLogin({ email: of, ...wrong }));
    const costs = [];
    for (const attempt of tries) costs.push(await costOf(attempt));
    expect(costs[0]).toEqual(costs[1]);
  });

  it('takes a code once, and none from before it', async () => {
    const { email, secret } = await guarded();
    const [before, current] = [totpCode(secret, now() - 30_000), totpCode(secret, now())];
    expect((await callLogin({ email, totp: current })).status).toBe(200);
    for (const totp of [current, before])
      expect(await callLogin({ email, totp })).toMatchObject({ status: 401, body: { code: 'TOTP_INVALID' } });
    later(31_000);
    expect((await callLogin({ email, totp: totpCode(secret, now()) })).status).toBe(200);
  });

  it('takes a code once, also when it comes twice at the same moment', async () => {
    const { email, secret } = await guarded();
    const totp = totpCode(secret, now());
    const answers = await Promise.all([callLogin({ email, totp }), callLogin({ email, totp })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('takes the code of half a minute ago, and none of a minute ago', async () => {
    const [a, b] = [await guarded(), await guarded()];
    expect((await callLogin({ email: a.email, totp: totpCode(a.secret, now() - 30_000) })).status).toBe(200);
    expect((await callLogin({ email: b.email, totp: totpCode(b.secret, now() - 90_000) })).status).toBe(401);
  });

  it('takes each recovery code once, however it is typed, and mails how many are left', async () => {
    const { user, email, codes } = await guarded();
    const [first = '', second = ''] = codes;
    expect((await callLogin({ email, totp: ` ${first.toUpperCase().replace('-', ' ')} ` })).status).toBe(200);
    expect((await getTwoFactor(user.id))?.recovery.size).toBe(9);
    await mailAll();
    expect(await getLatestMail(email)).toMatchObject({
      subject: 'A recovery code was used',
      body: { text: expect.stringContaining('9 are left') as string },
    });
    expect((await callLogin({ email, totp: first })).body.code).toBe('TOTP_INVALID');
    expect((await callLogin({ email, totp: second })).status).toBe(200);
  });

  it('takes no recovery code of somebody else', async () => {
    const [a, b] = [await guarded(), await guarded()];
    expect((await callLogin({ email: a.email, totp: b.codes[0] ?? '' })).status).toBe(401);
  });

  it('works with the last recovery code, and then with the app alone', async () => {
    const { user, email, codes, secret } = await guarded();
    for (const totp of codes) expect((await callLogin({ email, totp })).status).toBe(200);
    expect((await getTwoFactor(user.id))?.recovery.size).toBe(0);
    expect((await callLogin({ email, totp: codes[0] ?? '' })).status).toBe(401);
    expect((await callLogin({ email, totp: totpCode(secret, now()) })).status).toBe(200);
  });

  it('slows wrong codes down, lets nobody wait for ever, and counts no right one', async () => {
    const { email, secret } = await guarded();
    const wrong = () => callLogin({ email, totp: '00000' });
    for (let i = 0; i < 10; i++) expect((await wrong()).body.code).toBe('TOTP_INVALID');
    const slowed = await wrong();
    expect(slowed).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    // Even the right code waits, or guessing would go on behind the wait.
    expect((await callLogin({ email, totp: totpCode(secret, now()) })).status).toBe(429);
    later(15 * MINUTE);
    expect((await callLogin({ email, totp: totpCode(secret, now()) })).status).toBe(200);
  });

  it('slows strangers with many networks down together, and never a device of the owner', async () => {
    const { user, email, secret } = await guarded();
    const deviceId = randomText(22);
    expect((await callLogin({ email, deviceId, totp: totpCode(secret, now()) })).status).toBe(200);
    const guess = (n: number) => callLogin({ email, totp: '123', deviceId: randomText(22) }, `198.51.${n}.7`);
    for (let n = 0; n < 15; n++) expect((await guess(n)).status).toBe(401);
    expect((await guess(99)).status).toBe(429);
    later(31_000);
    expect((await callLogin({ email, deviceId, totp: totpCode(secret, now()) }, '198.51.99.7')).status).toBe(
      200,
    );
    expect(await getUser(user.id)).toMatchObject({ securityVersion: 1 });
  });

  it('knows a device only after both steps', async () => {
    const { user, email, secret } = await guarded();
    const deviceId = randomText(22);
    await callLogin({ email, deviceId });
    await callLogin({ email, deviceId, totp: '000' });
    const isKnown = async () => isKnownDevice(user, await hashDeviceId(deviceId));
    expect(await isKnown()).toBe(false);
    await callLogin({ email, deviceId, totp: totpCode(secret, now()) });
    expect(await isKnown()).toBe(true);
  });

  it('asks accounts without it for nothing, whatever comes along', async () => {
    const { email } = await account();
    expect((await callLogin({ email, totp: '123456' })).status).toBe(200);
  });
});
