import { invoke } from '../../testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import { verifyAccessToken } from '../../platform/security/tokens.ts';
import { account, callLogin, callRefresh } from '../../testing/accounts.ts';
import { costOf, observe } from '../../testing/observe.ts';
import { handler } from './refresh-token.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
afterEach(() => setClock(0));

const EXPIRED = {
  status: 401,
  body: { success: false, code: 'SESSION_EXPIRED', message: 'Session expired. Please log in again.' },
};

async function signedIn(remember = false) {
  const user = await account();
  const { body } = await callLogin({ email: user.email, remember });
  return { user, refreshToken: body.data.tokens.refreshToken };
}

async function refreshed(token: string): Promise<string> {
  const { status, body } = await callRefresh(token);
  expect(status).toBe(200);
  return body.data.tokens.refreshToken;
}

describe('refresh-token', () => {
  it('exchanges a refresh token for another one and a new access token', async () => {
    const { user, refreshToken } = await signedIn();
    setClock(HOUR);
    const { status, body } = await callRefresh(refreshToken);
    expect(status).toBe(200);
    expect(body.data.tokens.refreshToken).not.toBe(refreshToken);
    expect(await verifyAccessToken(body.data.tokens.accessToken)).toMatchObject({
      id: user.id,
      email: user.email,
    });
  });

  it('goes on for as long as it is used, each time with a new token', async () => {
    const { refreshToken } = await signedIn();
    const seen = new Set([refreshToken]);
    let token = refreshToken;
    for (let hours = 20; hours <= 80; hours += 20) {
      setClock(hours * HOUR);
      token = await refreshed(token);
      seen.add(token);
    }
    expect(seen.size).toBe(5);
    setClock(80 * HOUR + DAY + SECOND);
    expect(await callRefresh(token)).toMatchObject(EXPIRED);
  });

  it('remembers for 30 days from the last use', async () => {
    const { refreshToken } = await signedIn(true);
    setClock(29 * DAY);
    const token = await refreshed(refreshToken);
    setClock(58 * DAY);
    await refreshed(token);
  });

  it('gives two tabs that refresh at the same moment the same token, with one write', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refreshed(refreshToken)));
    expect(new Set(answers).size).toBe(1);
    setClock(9 * SECOND);
    expect(await refreshed(refreshToken)).toBe(answers[0]);
    await refreshed(answers[0] ?? '');
  });

  it('ends the session for everybody when a spent token comes back later', async () => {
    const { refreshToken } = await signedIn();
    const token = await refreshed(refreshToken);
    setClock(12 * SECOND);
    expect(await callRefresh(refreshToken)).toMatchObject(EXPIRED);
    expect(await callRefresh(token)).toMatchObject(EXPIRED);
  });

  it('ends the session when a token from before the last one comes back, however soon', async () => {
    const { refreshToken } = await signedIn();
    const token = await refreshed(await refreshed(refreshToken));
    expect(await callRefresh(refreshToken)).toMatchObject(EXPIRED);
    expect(await callRefresh(token)).toMatchObject(EXPIRED);
  });

  it('ends only the session whose token came back', async () => {
    const { user, refreshToken } = await signedIn();
    const other = (await callLogin({ email: user.email })).body.data.tokens.refreshToken;
    await refreshed(refreshToken);
    setClock(12 * SECOND);
    expect(await callRefresh(refreshToken)).toMatchObject(EXPIRED);
    await refreshed(other);
  });

  it('reports a returning token in the log, without the token', async () => {
    const { refreshToken } = await signedIn();
    await refreshed(refreshToken);
    setClock(12 * SECOND);
    const { lines, output } = await observe(() => callRefresh(refreshToken));
    expect(lines).toContainEqual(expect.objectContaining({ message: 'spent refresh token presented' }));
    expect(output).not.toContain(refreshToken.split('.')[2]);
  });

  it.each([
    ['an invented secret', (token: string) => token.replace(/[^.]+$/, 'x'.repeat(43))],
    ['an unknown session', (token: string) => token.replace(/\.\w+\./, '.0123456789abcdef.')],
    ['an unknown person', (token: string) => token.replace(/^\w+/, 'nobody')],
    ['no token at all', () => 'rubbish'],
    ['keys of other things', (token: string) => token.replace(/^\w+/, 'a#PROFILE')],
  ])('refuses %s', async (_, forge) => {
    const { refreshToken } = await signedIn();
    expect(await callRefresh(forge(refreshToken))).toMatchObject(EXPIRED);
  });

  it('refuses a request without a token', async () => {
    const { status, body } = await invoke(handler, { method: 'POST', path: '/auth/refresh-token', body: {} });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('refreshToken');
  });

  it('costs one read of the person, the sign-in and their organizations, and one write', async () => {
    const { refreshToken } = await signedIn();
    const { table } = await costOf(() => callRefresh(refreshToken));
    expect(table).toEqual({ trips: 2, read: 3, write: 1 });
  });
});
