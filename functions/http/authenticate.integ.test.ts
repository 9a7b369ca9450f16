import { invoke } from '../testing/invoke.ts';
import jwt from 'jsonwebtoken';
import { afterEach, describe, expect, it } from 'vitest';
import { revokeSession } from '../accounts/model/sessions.ts';
import { echo } from '../testing/echo.ts';
import { costOf } from '../testing/observe.ts';
import { signedIn } from '../testing/scenarios.ts';
import { setClock } from '../platform/clock.ts';
import { getSigningKey } from '../platform/security/secrets.ts';
import { verifyAccessToken } from '../platform/security/tokens.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

describe('the caller', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('is known by the access token', async () => {
    const { user, token } = await signedIn();
    const { call } = echo({ auth: 'user' }, async ({ user }) => ({
      id: user?.id ?? '',
      name: user?.name ?? '',
    }));
    expect((await call({ token })).body.data).toEqual({ id: user.id, name: user.name });
  });

  it('must be told where the contract asks for it', async () => {
    const { call } = echo({ auth: 'user' });
    for (const authorization of ['', 'Basic YTpi', 'Bearer']) {
      expect(await call({ headers: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'SIGNED_OUT', message: 'Please sign in.' },
      });
    }
  });

  it('comes before what is sent: a signed-out caller learns nothing about the fields', async () => {
    const { handler, contract } = echo({ auth: 'user' });
    const request = { method: 'POST', path: contract.path, params: { id: 'a1' }, body: { wrong: true } };
    expect((await invoke(handler, request)).status).toBe(401);
  });

  it('may be a guest where that is welcome, but not with a token that no longer works', async () => {
    const { user, token } = await signedIn();
    const { call } = echo({ auth: 'optional' }, async ({ user }) => ({ id: user?.id ?? 'guest', name: '' }));
    expect((await call()).body.data.id).toBe('guest');
    expect((await call({ token })).body.data.id).toBe(user.id);
    setClock(15 * MINUTE + 1_000);
    expect(await call({ token })).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
  });

  it('is no guest with a token that no longer works beside any token of an attempt', async () => {
    const { token } = await signedIn();
    const { call } = echo({ auth: 'optional' });
    setClock(15 * MINUTE + 1_000);
    const headers = { 'X-Session-Token': 'of-some-attempt' };
    expect(await call({ token, headers })).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
  });

  it('inside an attempt may be known by its token alone, once the access token has expired', async () => {
    const { user, token } = await signedIn();
    const { call } = echo({ auth: 'attempt' }, async ({ user }) => ({ id: user?.id ?? 'nobody', name: '' }));
    const headers = { 'X-Session-Token': 'of-the-attempt' };
    expect((await call({ headers })).body.data.id).toBe('nobody');
    expect((await call({ token, headers })).body.data.id).toBe(user.id);
    setClock(15 * MINUTE + 1_000);
    expect((await call({ token, headers })).body.data.id).toBe('nobody');
    expect((await call({ token })).body.code).toBe('SESSION_EXPIRED');
    expect((await call({ token, headers: { 'X-Session-Token': '' } })).body.code).toBe('SESSION_EXPIRED');
  });

  it('is believed for fifteen minutes', async () => {
    const { token } = await signedIn();
    const { call } = echo({ auth: 'user' });
    setClock(15 * MINUTE - 2_000);
    expect((await call({ token })).status).toBe(200);
    setClock(15 * MINUTE + 1_000);
    expect((await call({ token })).body.code).toBe('SESSION_EXPIRED');
  });

  it('is no longer believed once the session has ended, except where a guest is welcome', async () => {
    const { user, token } = await signedIn();
    const { sessionId = '' } = (await verifyAccessToken(token)) ?? {};
    const [owner, guest] = [echo({ auth: 'user' }), echo({ auth: 'optional' })];
    expect((await owner.call({ token })).status).toBe(200);
    await revokeSession({ userId: user.id, familyId: sessionId });
    expect(await owner.call({ token })).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
    expect((await guest.call({ token })).status).toBe(200);
  });

  it('costs one call of the table where an account is needed, and none where a guest is welcome', async () => {
    const { token } = await signedIn();
    const cost = async (auth: 'user' | 'optional') => {
      const { call } = echo({ auth });
      return (await costOf(() => call({ token }))).table;
    };
    expect(await cost('user')).toMatchObject({ trips: 1, write: 0 });
    expect(await cost('optional')).toMatchObject({ trips: 0 });
  });

  it('is not believed with a token of another algorithm, key, stage or purpose', async () => {
    const { token } = await signedIn();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { key, kid } = await getSigningKey();
    const signed = (changes: object, algorithm: jwt.Algorithm = 'HS256', by: jwt.Secret = key) =>
      jwt.sign({ ...claims, ...changes }, by, { algorithm, keyid: kid });
    const { call } = echo({ auth: 'user' });
    expect((await call({ token: signed({}) })).status).toBe(200);
    const forged = {
      unsigned: `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'renamed algorithm': `${base64({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`,
      'changed person': `${header}.${base64({ ...claims, sub: 'someone' })}.${signature}`,
      'other algorithm': signed({}, 'HS512'),
      'other key': signed({}, 'HS256', `${key.export().toString()}x`),
      'other stage': signed({ iss: 'quizhall:prod' }),
      'other purpose': signed({ aud: 'attempt' }),
      'no session': signed({ sid: undefined }),
      'no name': signed({ name: undefined }),
      rubbish: 'a.b.c',
      'no JSON inside': `${header}.${Buffer.from('not json').toString('base64url')}.${signature}`,
      'no JSON in front': `${Buffer.from('not json').toString('base64url')}.${payload}.${signature}`,
    };
    for (const [name, each] of Object.entries(forged)) {
      expect((await call({ token: each })).body.code, name).toBe('SESSION_EXPIRED');
    }
  });
});
