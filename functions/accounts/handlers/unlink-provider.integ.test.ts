import { users } from '@quizhall/shared/contract/accounts/users';
import type { SignInProvider } from '@quizhall/shared/model/enums';
import { afterEach, describe, expect, it } from 'vitest';
import { hashDeviceId } from '../model/sign-in-guesses.ts';
import { isKnownDevice } from '../model/known-devices.ts';
import { findLinkedUser } from '../model/oidc-tickets.ts';
import { getUser, type User } from '../model/users.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, callRefresh, PASSWORD, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { linkedProvider } from '../../testing/links.ts';
import { testStream } from '../../testing/streams.ts';
import { signIn } from '../use-cases/sign-in-session.ts';
import { handler as methods } from './get-sign-in-methods.ts';
import { handler } from './unlink-provider.ts';

afterEach(() => setClock(0));

interface Sent {
  provider?: SignInProvider;
  password?: string;
  deviceId?: string;
}

const unlink = (token: string | undefined, { provider = 'google', ...body }: Sent = {}) =>
  invokeEndpoint(handler, users.unlinkProvider, { ...(token && { token }), params: { provider }, body });
const linksOf = async (token: string) =>
  (await invokeEndpoint(methods, users.getSignInMethods, { token })).body.data.links;

/** Somebody whom these providers let in. */
async function person(providers: readonly SignInProvider[], passwordHash?: string) {
  const user = await account(passwordHash === undefined ? {} : { passwordHash });
  const identities = await Promise.all(providers.map((provider) => linkedProvider(user.id, provider)));
  return { user, identities, token: await tokenOf(user) };
}

const subjectsTo = async ({ email }: User) => {
  await (await testStream(everyReader())).drain();
  return (await listMailsTo(email)).map(({ subject }) => subject);
};

describe('the link with another provider', () => {
  it('is listed by its name and since when, and nothing of who that is there', async () => {
    const { token, identities } = await person(['microsoft', 'google']);
    const answer = await invokeEndpoint(methods, users.getSignInMethods, { token });
    const since = expect.any(String) as string;
    expect(answer.body.data.links).toEqual([
      { provider: 'google', since },
      { provider: 'microsoft', since },
    ]);
    for (const { id } of identities) expect(JSON.stringify(answer.body)).not.toContain(id);
  });

  it('ends with every other session, leaves this one and its device, and is told by mail', async () => {
    const { user, token, identities } = await person(['google', 'microsoft']);
    const there = (await signIn(user, { remember: false, userAgent: '' })).tokens;
    const deviceId = randomText(22);
    expect((await unlink(token, { password: PASSWORD, deviceId })).status).toBe(200);
    const [google, microsoft] = await Promise.all(identities.map(findLinkedUser));
    expect([google, microsoft?.id]).toEqual([undefined, user.id]);
    expect(await linksOf(token)).toMatchObject([{ provider: 'microsoft' }]);
    expect((await callRefresh(there.refreshToken)).status).toBe(401);
    const changed = await getUser(user.id);
    expect(changed && (await isKnownDevice(changed, await hashDeviceId(deviceId)))).toBe(true);
    expect(await subjectsTo(user)).toContain('Google no longer opens your account');
    expect((await unlink(token, { password: PASSWORD })).body.code).toBe('NOT_FOUND');
  });

  it('stays for a wrong password', async () => {
    const { user, token, identities } = await person(['google']);
    for (const password of ['', 'not my password'])
      expect((await unlink(token, { password })).body).toMatchObject({
        code: 'PASSWORD_INCORRECT',
        errors: { password: 'Incorrect password' },
      });
    expect((await findLinkedUser(identities[0] ?? { id: '' }))?.id).toBe(user.id);
    expect(await getUser(user.id)).toEqual(user);
  });

  it('stays where it is the last way in, also when both are ended at once', async () => {
    const alone = await person(['google'], '');
    expect(await unlink(alone.token)).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_STATE',
        message: 'This is the only way into your account. Set a password first.',
      },
    });
    const both = await person(['google', 'microsoft'], '');
    const answers = await Promise.all([unlink(both.token), unlink(both.token, { provider: 'microsoft' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await linksOf(both.token)).toHaveLength(1);
  });

  it('takes a new sign-in where there is no password', async () => {
    const { token } = await person(['google', 'microsoft'], '');
    setClock(11 * 60_000);
    expect((await unlink(token)).body.code).toBe('SIGN_IN_AGAIN');
    expect(await linksOf(token)).toHaveLength(2);
  });

  it('is ended by whoever is signed in alone, and only a link of their own', async () => {
    const somebody = await person(['google']);
    expect(await unlink(undefined, { password: PASSWORD })).toMatchObject({
      status: 401,
      body: { code: 'SIGNED_OUT' },
    });
    const other = await tokenOf(await account());
    expect((await unlink(other, { password: PASSWORD })).status).toBe(404);
    expect(await linksOf(somebody.token)).toHaveLength(1);
  });
});
