import { afterEach, describe, expect, it, vi } from 'vitest';
import { users } from '@quizhall/shared/contract/accounts/users';
import { hashDeviceId, trustDevice } from '../model/sign-in-guesses.ts';
import { totpCode } from '../model/totp.ts';
import { isKnownDevice } from '../model/known-devices.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { getTwoFactor } from '../model/two-factor.ts';
import { getUser, type User } from '../model/users.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, callLogin, callRefresh, PASSWORD, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { observe } from '../../testing/observe.ts';
import { testStream } from '../../testing/streams.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { handler as disable } from './disable-two-factor.ts';
import { handler as enable } from './enable-two-factor.ts';
import { handler as methods } from './get-sign-in-methods.ts';
import { handler as renew } from './renew-recovery-codes.ts';
import { handler as setup } from './setup-two-factor.ts';

const mailAll = async () => (await testStream(everyReader())).drain();
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

const calls = (token: string) => ({
  methods: () => invokeEndpoint(methods, users.getSignInMethods, { token }),
  setup: () => invokeEndpoint(setup, users.setupTwoFactor, { token }),
  enable: (code: string, more: { password?: string; deviceId?: string } = {}) =>
    invokeEndpoint(enable, users.enableTwoFactor, { token, body: { code, password: PASSWORD, ...more } }),
  renew: (password: string, sourceIp?: string, deviceId?: string) =>
    invokeEndpoint(renew, users.renewRecoveryCodes, {
      token,
      body: { password, ...(deviceId && { deviceId }) },
      ...(sourceIp && { sourceIp }),
    }),
  disable: (password: string) =>
    invokeEndpoint(disable, users.disableTwoFactor, { token, body: { password } }),
});

async function person(): Promise<{ user: User } & ReturnType<typeof calls>> {
  const user = await account();
  return { user, ...calls(await tokenOf(user)) };
}

/** Somebody who signs in with another provider alone. */
const withoutPassword = async () => calls(await tokenOf(await account({ passwordHash: '' })));

const subjectsTo = async (email: string) => {
  await mailAll();
  return (await listMailsTo(email)).map(({ subject }) => subject);
};

describe('two-factor authentication', () => {
  it('is set up, switched on with a code, and asked for from then on', async () => {
    const { user, ...call } = await person();
    const { secret, otpauthUrl } = (await call.setup()).body.data;
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect((await callLogin({ email: user.email })).status).toBe(200);
    const code = totpCode(secret, now());
    const { recoveryCodes } = (await call.enable(` ${code.slice(0, 3)} ${code.slice(3)}`)).body.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect((await call.methods()).body.data).toEqual({
      hasPassword: true,
      providers: [],
      links: [],
      fresh: true,
      twoFactor: { enabled: true, since: expect.any(String) as string, recoveryCodes: 10 },
    });
    expect((await callLogin({ email: user.email })).body.code).toBe('TOTP_REQUIRED');
    // The code that switched it on opens nothing.
    expect((await callLogin({ email: user.email, totp: code })).body.code).toBe('TOTP_INVALID');
    expect((await callLogin({ email: user.email, totp: recoveryCodes[0] ?? '' })).status).toBe(200);
    expect(await subjectsTo(user.email)).toContain('Two-factor authentication is on');
  });

  it('keeps secret and recovery codes so that whoever reads the table opens nothing, and logs neither', async () => {
    const { user, ...call } = await person();
    const { result, output } = await observe(async () => {
      const { secret } = (await call.setup()).body.data;
      return { secret, ...(await call.enable(totpCode(secret, now()))).body.data };
    });
    const kept = await getTwoFactor(user.id);
    const stored = JSON.stringify({ ...kept, recovery: [...(kept?.recovery ?? [])] });
    for (const told of [result.secret, ...result.recoveryCodes]) {
      expect(stored).not.toContain(told);
      expect(output).not.toContain(told);
    }
  });

  it('is not switched on by a wrong code, nor by that of another secret', async () => {
    const { user, ...call } = await person();
    const first = (await call.setup()).body.data.secret;
    await call.setup();
    for (const code of ['000000x', totpCode(first, now())]) {
      const { status, body } = await call.enable(code);
      expect([status, body.code, body.errors]).toEqual([
        400,
        'INVALID_CODE',
        { code: 'This code is not right. Enter the one that your app shows now.' },
      ]);
    }
    expect((await callLogin({ email: user.email })).status).toBe(200);
  });

  it('is not switched on without the password, whatever is signed in', async () => {
    const { user, ...call } = await person();
    const code = totpCode((await call.setup()).body.data.secret, now());
    for (const password of ['', 'not my password'])
      expect((await call.enable(code, { password })).body).toMatchObject({
        code: 'PASSWORD_INCORRECT',
        errors: { password: 'Incorrect password' },
      });
    expect((await callLogin({ email: user.email })).status).toBe(200);
    expect((await call.enable(code)).status).toBe(200);
  });

  it('ends every sign-in but the one that switches it on, whose device stays known', async () => {
    const { user, ...call } = await person();
    const deviceId = randomText(22);
    const other = (await callLogin({ email: user.email, deviceId })).body.data.tokens;
    const code = totpCode((await call.setup()).body.data.secret, now());
    expect((await call.enable(code, { deviceId })).status).toBe(200);
    expect((await calls(other.accessToken).methods()).status).toBe(401);
    expect((await callRefresh(other.refreshToken)).status).toBe(401);
    expect((await call.methods()).status).toBe(200);
    expect(await isKnownDevice(await getUser(user.id), await hashDeviceId(deviceId))).toBe(true);
  });

  it('is switched on, too, where the account is changed at the same moment', async () => {
    const { user, ...call } = await person();
    const code = totpCode((await call.setup()).body.data.secret, now());
    const send = table.send.bind(table);
    let conflicts = 2;
    vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
      if ((command as object).constructor.name === 'TransactWriteCommand' && conflicts-- > 0)
        throw Object.assign(new Error('conflict'), {
          name: 'TransactionCanceledException',
          CancellationReasons: [{ Code: 'TransactionConflict' }],
        });
      return send(command);
    }) as never);
    expect((await call.enable(code)).status).toBe(200);
    conflicts = 1;
    expect((await call.renew(PASSWORD)).status).toBe(200);
    conflicts = 1;
    expect((await call.disable(PASSWORD)).status).toBe(200);
    expect((await callLogin({ email: user.email })).status).toBe(200);
  });

  it('waits an hour for its first code', async () => {
    const { ...call } = await person();
    const { secret } = (await call.setup()).body.data;
    setClock(61 * 60_000);
    const fresh = calls(await tokenOf((await person()).user));
    expect((await fresh.enable(totpCode(secret, now()))).body.message).toBe('Begin the setup again.');
    expect((await call.enable(totpCode(secret, now()))).status).not.toBe(200);
  });

  it('that is on is not set up again', async () => {
    const { user, ...call } = await person();
    const { secret } = await enabledTwoFactor(user.id);
    expect(await call.setup()).toMatchObject({ status: 409, body: { code: 'TWO_FACTOR_ON' } });
    expect((await call.enable(totpCode(secret, now()))).body.code).toBe('TWO_FACTOR_ON');
  });

  it('is switched off with the password alone, which a mail says', async () => {
    const { user, ...call } = await person();
    await enabledTwoFactor(user.id);
    const refused = await call.disable('not my password');
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      403,
      'PASSWORD_INCORRECT',
      { password: 'Incorrect password' },
    ]);
    expect((await callLogin({ email: user.email })).body.code).toBe('TOTP_REQUIRED');
    expect((await call.disable(PASSWORD)).status).toBe(200);
    expect((await call.methods()).body.data.twoFactor).toEqual({ enabled: false, recoveryCodes: 0 });
    expect((await callLogin({ email: user.email })).status).toBe(200);
    expect((await call.disable(PASSWORD)).body.code).toBe('TWO_FACTOR_OFF');
    expect(await subjectsTo(user.email)).toContain('Two-factor authentication is off');
    // And on again, with another secret.
    expect((await call.setup()).status).toBe(200);
  });

  it('gets new recovery codes for the password; those from before no longer work', async () => {
    const { user, ...call } = await person();
    expect((await call.renew(PASSWORD)).body.code).toBe('TWO_FACTOR_OFF');
    const { codes } = await enabledTwoFactor(user.id);
    expect((await call.renew('wrong')).body.code).toBe('PASSWORD_INCORRECT');
    const fresh = (await call.renew(PASSWORD)).body.data.recoveryCodes;
    expect((await callLogin({ email: user.email, totp: codes[0] ?? '' })).body.code).toBe('TOTP_INVALID');
    expect((await callLogin({ email: user.email, totp: fresh[0] ?? '' })).status).toBe(200);
    expect((await call.methods()).body.data.twoFactor.recoveryCodes).toBe(9);
    expect(await subjectsTo(user.email)).toContain('You have new recovery codes');
  });

  it('slows down guesses at the password, as the sign-in does', async () => {
    const { user, ...call } = await person();
    await enabledTwoFactor(user.id);
    for (let i = 0; i < 10; i++) expect((await call.renew('wrong', '198.51.100.9')).status).toBe(403);
    expect((await call.renew(PASSWORD, '198.51.100.9')).status).toBe(429);
    expect((await call.renew(PASSWORD, '198.51.101.9')).status).toBe(200);
  });

  it('lets the owner act from a known device while strangers guess at the login', async () => {
    const { user, ...call } = await person();
    await enabledTwoFactor(user.id);
    const deviceId = randomText(22);
    await trustDevice(user, deviceId);
    for (let i = 0; i < 51; i++)
      await callLogin({ email: user.email, password: 'a guess' }, `203.0.${Math.floor(i / 5)}.9`);
    expect((await call.renew(PASSWORD, '198.51.100.9')).status).toBe(429);
    expect((await call.renew(PASSWORD, '198.51.100.9', deviceId)).status).toBe(200);
  });

  it('takes a sign-in of this moment in place of a password that there is not', async () => {
    const call = await withoutPassword();
    expect((await call.methods()).body.data).toMatchObject({ hasPassword: false, fresh: true });
    expect(
      (await call.enable(totpCode((await call.setup()).body.data.secret, now()), { password: '' })).status,
    ).toBe(200);
    setClock(11 * 60_000);
    expect((await call.methods()).body.data.fresh).toBe(false);
    expect((await call.disable('')).body.code).toBe('SIGN_IN_AGAIN');
    expect((await call.disable('guess')).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('is nothing for who is signed out', async () => {
    const call = calls('');
    for (const answer of [call.methods(), call.setup(), call.enable('1'), call.renew('x'), call.disable('x')])
      expect((await answer).status).toBe(401);
  });
});
