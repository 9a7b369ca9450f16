import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it } from 'vitest';
import { hashDeviceId } from '../model/sign-in-guesses.ts';
import { isKnownDevice } from '../model/known-devices.ts';
import { getUser } from '../model/users.ts';
import { setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, callLogin, callRefresh, tokenOf } from '../../testing/accounts.ts';
import { costOf } from '../../testing/observe.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as endOthers } from './end-other-sessions.ts';
import { handler as endOne } from './end-session.ts';
import { handler as getSession } from './get-session.ts';
import { handler as list } from './list-sessions.ts';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
afterEach(() => setClock(0));

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const listOf = (token?: string) => invokeEndpoint(list, users.listSessions, token ? { token } : {});
const end = (token: string | undefined, id: string) =>
  invokeEndpoint(endOne, users.endSession, { params: { id }, ...(token && { token }) });
const endRest = (token?: string, deviceId?: string) =>
  invokeEndpoint(endOthers, users.endOtherSessions, {
    body: { ...(deviceId && { deviceId }) },
    ...(token && { token }),
  });
const works = async (token: string) =>
  (await invokeEndpoint(getSession, users.getSession, { token })).status === 200;
/** Tokens of a sign-in through the login. */
const signInWith = async (email: string, agent: string, remember = false) =>
  (await callLogin({ email, remember }, undefined, { 'user-agent': agent })).body.data.tokens;

describe('the own sign-ins', () => {
  it('are told with their device, the latest used first, and which of them asks', async () => {
    const { email } = await account();
    const first = await signInWith(email, WINDOWS);
    setClock(MINUTE);
    const second = await signInWith(email, PHONE);
    setClock(2 * MINUTE);
    const again = (await callRefresh(first.refreshToken, { 'user-agent': WINDOWS })).body.data.tokens;
    const { sessions } = (await listOf(second.accessToken)).body.data;
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Windows', false],
      ['Safari on iPhone', true],
    ]);
    const [used] = sessions;
    expect(Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.createdAt ?? '')).toBeGreaterThanOrEqual(
      2 * MINUTE - 1_000,
    );
    expect((await listOf(again.accessToken)).body.data.sessions[0]?.current).toBe(true);
  });

  it('are one query, after the look at the sign-in', async () => {
    const { token } = await signedIn();
    expect(await costOf(() => listOf(token))).toMatchObject({ table: { trips: 2, write: 0 } });
  });

  it('need an account', async () => {
    for (const answer of [await listOf(), await end(undefined, 'abc'), await endRest()])
      expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  });

  it('no longer name what is over', async () => {
    const { email } = await account();
    await signInWith(email, WINDOWS);
    setClock(2 * DAY);
    const { accessToken } = await signInWith(email, PHONE);
    expect((await listOf(accessToken)).body.data.sessions.map(({ device }) => device)).toEqual([
      'Safari on iPhone',
    ]);
  });
});

describe('ending a sign-in', () => {
  it('stops its access token at once, and its refresh token', async () => {
    const user = await account();
    const here = await tokenOf(user);
    const there = await signInWith(user.email, PHONE);
    const { sessions } = (await listOf(here)).body.data;
    const id = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await end(here, id)).status).toBe(200);
    expect(await works(there.accessToken)).toBe(false);
    expect((await callRefresh(there.refreshToken)).status).toBe(401);
    expect(await works(here)).toBe(true);
    expect(await end(here, id)).toMatchObject({ status: 404 });
  });

  it("of somebody else is answered like one that doesn't exist, and ends nothing", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const id = (await listOf(theirs.token)).body.data.sessions[0]?.id ?? '';
    expect(await end(mine.token, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await works(theirs.token)).toBe(true);
    expect(await end(mine.token, 'not.an.id')).toMatchObject({ status: 404 });
  });
});

describe('signing out everywhere', () => {
  it('ends all the others, whatever they were asked for', async () => {
    const user = await account();
    const here = await tokenOf(user);
    const others = [await signInWith(user.email, PHONE), await signInWith(user.email, WINDOWS, true)];
    expect((await endRest(here)).status).toBe(200);
    for (const { accessToken, refreshToken } of others) {
      expect(await works(accessToken)).toBe(false);
      expect((await callRefresh(refreshToken)).status).toBe(401);
    }
    expect((await listOf(here)).body.data.sessions).toHaveLength(1);
    expect((await endRest(here)).status).toBe(200);
    expect(await works(here)).toBe(true);
  });

  it('leaves the device that asked no stranger to the account', async () => {
    const user = await account();
    const [own, other] = [randomText(22), randomText(22)];
    for (const deviceId of [own, other]) await callLogin({ email: user.email, deviceId });
    expect((await endRest(await tokenOf(user), own)).status).toBe(200);
    const now = await getUser(user.id);
    expect(await isKnownDevice(now, await hashDeviceId(own))).toBe(true);
    expect(await isKnownDevice(now, await hashDeviceId(other))).toBe(false);
  });

  it('keeps the refresh token of the one that asked', async () => {
    const { email } = await account();
    const here = await signInWith(email, WINDOWS);
    await endRest(here.accessToken);
    expect((await callRefresh(here.refreshToken)).status).toBe(200);
  });
});

describe('a session', () => {
  it.each([
    ['remembered', true, 29, 90],
    ['not remembered', false, 0.9, 7],
  ] as const)('%s ends in the end, however often it is used', async (_, remember, step, most) => {
    const { email } = await account();
    let { refreshToken, accessToken } = await signInWith(email, WINDOWS, remember);
    let day = 0;
    for (; day + step < most; day += step) {
      setClock((day + step) * DAY);
      const answer = await callRefresh(refreshToken);
      expect(answer.status).toBe(200);
      ({ refreshToken, accessToken } = answer.body.data.tokens);
    }
    setClock(most * DAY - 5 * MINUTE);
    const last = await callRefresh(refreshToken);
    expect(last.status).toBe(200);
    expect(await works(last.body.data.tokens.accessToken)).toBe(true);
    setClock(most * DAY + 5 * MINUTE);
    expect(await works(last.body.data.tokens.accessToken)).toBe(false);
    expect((await callRefresh(last.body.data.tokens.refreshToken)).status).toBe(401);
    expect(accessToken).not.toBe('');
  });
});
