import { invokeEndpoint } from '../../testing/invoke.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { describe, expect, it } from 'vitest';
import { account, callLogin, callRefresh } from '../../testing/accounts.ts';
import { callCreate } from '../../testing/authoring.ts';
import { handler } from './logout.ts';

const logout = (refreshToken: string) => invokeEndpoint(handler, auth.logout, { body: { refreshToken } });

const tokensOf = async (email: string) => (await callLogin({ email })).body.data.tokens;
const tokenOf = async (email: string) => (await tokensOf(email)).refreshToken;

describe('logout', () => {
  it('ends this session and no other', async () => {
    const { email } = await account();
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)];
    const { status, body } = await logout(here);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Logged out successfully' });
    expect((await callRefresh(here)).status).toBe(401);
    expect((await callRefresh(elsewhere)).status).toBe(200);
  });

  it('ends what the access token of this session may do, and of no other', async () => {
    const { email } = await account();
    const [here, elsewhere] = [await tokensOf(email), await tokensOf(email)];
    expect((await callCreate(here.accessToken, {})).status).toBe(201);
    await logout(here.refreshToken);
    const refused = await callCreate(here.accessToken, {});
    expect(refused).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
    expect((await callCreate(elsewhere.accessToken, {})).status).toBe(201);
  });

  it('works with the token that another tab has just replaced', async () => {
    const token = await tokenOf((await account()).email);
    const next = (await callRefresh(token)).body.data.tokens.refreshToken;
    await logout(token);
    expect((await callRefresh(next)).status).toBe(401);
  });

  it('succeeds twice, and with what never was a token', async () => {
    const token = await tokenOf((await account()).email);
    await logout(token);
    expect((await logout(token)).status).toBe(200);
    expect((await logout('rubbish')).status).toBe(200);
  });

  it('does not end a session for somebody who only knows its id', async () => {
    const token = await tokenOf((await account()).email);
    expect((await logout(token.replace(/[^.]+$/, 'x'.repeat(43)))).status).toBe(200);
    expect((await callRefresh(token)).status).toBe(200);
  });
});
