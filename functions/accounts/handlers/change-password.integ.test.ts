import { users } from '@quizhall/shared/contract/accounts/users';
import { randomText } from '../../platform/security/random.ts';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from '../../notifications/model/mail-kinds.ts';
import { getUser } from '../model/users.ts';
import { account, callLogin, callRefresh, PASSWORD, tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { handler } from './change-password.ts';
import { handler as getSession } from './get-session.ts';

const NEXT = 'nine loud 4 mountains';

interface Change {
  currentPassword?: string;
  newPassword?: string;
  deviceId?: string;
}

const change = (token: string | undefined, body: Change = {}) =>
  invokeEndpoint(handler, users.changePassword, {
    ...(token && { token }),
    body: { currentPassword: PASSWORD, newPassword: NEXT, ...body },
  });
const works = async (token: string) =>
  (await invokeEndpoint(getSession, users.getSession, { token })).status === 200;

describe('changing the password', () => {
  it('takes the new one from now on, and ends every other sign-in', async () => {
    const user = await account();
    const here = (await callLogin({ email: user.email })).body.data.tokens;
    const there = (await callLogin({ email: user.email })).body.data.tokens;
    expect(await change(here.accessToken)).toMatchObject({
      status: 200,
      body: { message: 'Password changed' },
    });
    expect(await works(there.accessToken)).toBe(false);
    expect((await callRefresh(there.refreshToken)).status).toBe(401);
    expect(await works(here.accessToken)).toBe(true);
    expect((await callRefresh(here.refreshToken)).status).toBe(200);
    expect((await callLogin({ email: user.email })).status).toBe(401);
    expect((await callLogin({ email: user.email, password: NEXT })).status).toBe(200);
    const changed = await getUser(user.id);
    expect(changed?.passwordChangedAt).not.toBe(user.passwordChangedAt);
  });

  it('says so by a mail that knows that somebody stayed signed in', () => {
    const mail = MAIL_KINDS.passwordChanged.writeStored({ name: 'Ada', kept: true }, 'en');
    expect(mail.text).toContain('on every other device');
  });

  it.each([
    [{ currentPassword: 'not my password' }, { currentPassword: 'This is not your current password' }],
    [{ newPassword: PASSWORD }, { newPassword: 'Please choose a password that you do not use now' }],
    [
      { newPassword: 'password123' },
      { newPassword: 'This password is too easy to guess. Please choose another one.' },
    ],
    [
      { newPassword: 'Ada Lovelace' },
      { newPassword: 'This password is too easy to guess. Please choose another one.' },
    ],
    [{ newPassword: 'short' }, { newPassword: 'Password must be at least 8 characters' }],
    [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
  ])('refuses %j, and changes nothing', async (sent, errors) => {
    const user = await account();
    const answer = await change(await tokenOf(user), sent);
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect(await getUser(user.id)).toEqual(user);
  });

  it('needs a sign-in that stands', async () => {
    expect(await change(undefined)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  });

  it('slows guesses down as the login does, together with those', async () => {
    const user = await account();
    const token = await tokenOf(user);
    for (let n = 0; n < 5; n++) await callLogin({ email: user.email, password: 'wrong' });
    for (let n = 0; n < 5; n++) await change(token, { currentPassword: 'wrong' });
    expect(await change(token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect((await callLogin({ email: user.email })).status).toBe(429);
  });

  it('leaves this device one that has signed in before', async () => {
    const { email } = await account();
    const deviceId = `d_${randomText(20)}`;
    const { accessToken } = (await callLogin({ email, deviceId })).body.data.tokens;
    await change(accessToken, { deviceId });
    for (let n = 0; n < 11; n++) await callLogin({ email, password: 'wrong' });
    expect((await callLogin({ email, password: NEXT })).status).toBe(429);
    expect((await callLogin({ email, password: NEXT, deviceId })).status).toBe(200);
  });

  it('of two at once takes one', async () => {
    const token = await tokenOf(await account());
    const answers = await Promise.all([change(token), change(token, { newPassword: 'seven odd 5 valleys' })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
