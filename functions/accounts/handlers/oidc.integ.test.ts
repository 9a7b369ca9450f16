import { auth } from '@quizhall/shared/contract/accounts/auth';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../model/totp.ts';
import { findUserByEmail } from '../model/users.ts';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { verifyAccessToken } from '../../platform/security/tokens.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { account, callLogin, newEmail, PASSWORD, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { type OidcServer, oidcServer } from '../../testing/oidc-server.ts';
import { testStream } from '../../testing/streams.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { handler as unlink } from './unlink-provider.ts';
import type { HttpHandler } from '../../platform/local/http-event.ts';

const SITE = 'http://localhost:3000';
let google: OidcServer;
let microsoft: OidcServer;
let handlers: Record<'start' | 'finish' | 'exchange' | 'providers', HttpHandler>;

beforeAll(async () => {
  const callback = (provider: string) => [`${SITE}/api/auth/oidc/${provider}/callback`];
  [google, microsoft] = await Promise.all([oidcServer(), oidcServer()]);
  google.sendBackTo(callback('google'));
  microsoft.sendBackTo(callback('microsoft'));
  // Read once, when the first handler is loaded.
  vi.resetModules();
  vi.stubEnv('OIDC_PROVIDERS', 'google microsoft');
  vi.stubEnv('OIDC_GOOGLE', google.keys);
  vi.stubEnv('OIDC_MICROSOFT', microsoft.keys);
  const [start, finish, exchange, providers] = await Promise.all([
    import('./start-oidc.ts'),
    import('./finish-oidc.ts'),
    import('./exchange-oidc.ts'),
    import('./list-providers.ts'),
  ]);
  handlers = {
    start: start.handler,
    finish: finish.handler,
    exchange: exchange.handler,
    providers: providers.handler,
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([google.stop(), microsoft.stop()]);
});
afterEach(() => setClock(0));

type Provider = 'google' | 'microsoft';

/** A browser as far as cookies go, apart for each host. */
function browser() {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = '', ...facts] = cookie.split('; ');
      const [name = '', ...value] = pair.split('=');
      if (facts.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value.join('='));
    }
  };
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return { keep, header };
}

/** The answers of this site that are redirects, with their cookies. */
async function lead(
  handler: HttpHandler,
  path: string,
  params: Record<string, string>,
  query: Record<string, string>,
  cookie: string,
) {
  let cookies: readonly string[] = [];
  const seen: HttpHandler = async (event, context) => {
    const result = await handler(event, context);
    cookies = (result as { cookies?: string[] }).cookies ?? [];
    return result;
  };
  const { status, headers } = await invoke(seen, { path, params, query, headers: cookie ? { cookie } : {} });
  return { status, location: new URL(headers['location'] ?? ''), cookies };
}

/** Through the provider, as a browser goes: answers where it sends back. */
async function throughProvider(location: URL): Promise<URL> {
  const at = browser();
  let url = location;
  for (let hops = 0; hops < 10; hops++) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: at.header() } });
    at.keep(response.headers.getSetCookie());
    const next = response.headers.get('location');
    if (!next) throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
    url = new URL(next, url);
    if (url.origin === SITE) return url;
  }
  throw new Error('The provider goes in circles');
}

async function begin(provider: Provider, from?: string) {
  const own = browser();
  const led = await lead(handlers.start, auth.startOidc.path, { provider }, from ? { from } : {}, '');
  own.keep(led.cookies);
  return { own, ...led };
}

const finish = (provider: Provider, query: Record<string, string>, cookie: string) =>
  lead(handlers.finish, auth.finishOidc.path, { provider }, query, cookie);

async function comeBack(provider: Provider, from?: string) {
  const { own, location } = await begin(provider, from);
  const back = await throughProvider(location);
  const query = Object.fromEntries(back.searchParams);
  const led = await finish(provider, query, own.header());
  own.keep(led.cookies);
  return { own, query, ...led, code: new URLSearchParams(led.location.hash.slice(1)).get('code') ?? '' };
}

const exchange = (code: string, cookie: string, more: object = {}) =>
  invokeEndpoint(handlers.exchange, auth.exchangeOidc, { body: { code, ...more }, headers: { cookie } });

describe('signing in with another provider', () => {
  it('is offered where the stage has keys', async () => {
    const { body } = await invokeEndpoint(handlers.providers, auth.listProviders, {});
    expect(body.data).toEqual({ providers: ['google', 'microsoft'] });
  });

  it('asks with a code challenge, state and nonce, and keeps what belongs to them unreadable', async () => {
    const { status, location, cookies } = await begin('google');
    expect(status).toBe(302);
    const asked = Object.fromEntries(location.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBe(43);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^quizhall-flow-[\w-]{12}=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[0]).not.toContain(asked['nonce']);
  });

  it('makes a learner of somebody new, once they accept the terms, and signs them in from then on', async () => {
    const email = newEmail();
    google.next = {
      sub: randomText(12),
      email: email.toUpperCase(),
      email_verified: true,
      name: 'Ada Lovelace',
    };
    const first = await comeBack('google', '/quiz/manage?status=draft');
    expect(first.location.pathname).toBe('/auth/provider');
    expect(first.location.search).toBe('');
    const asked = await exchange(first.code, first.own.header());
    expect([asked.status, asked.body.code, asked.body.data]).toEqual([
      403,
      'TERMS_REQUIRED',
      { name: 'Ada Lovelace', email },
    ]);
    const { body } = await exchange(first.code, first.own.header(), { acceptTerms: true });
    expect(body.data).toMatchObject({
      user: {
        email,
        fullName: 'Ada Lovelace',
        userType: 'learner',
        isEmailVerified: true,
        canCreateQuizzes: false,
      },
      from: '/quiz/manage?status=draft',
      isNew: true,
    });
    expect(await verifyAccessToken(body.data.tokens.accessToken)).toMatchObject({ email });
    expect((await exchange(first.code, first.own.header())).body.code).toBe('SIGN_IN_OVER');
    const again = await comeBack('google');
    expect((await exchange(again.code, again.own.header())).body.data).toMatchObject({
      isNew: false,
      user: { email },
    });
    // Nobody has a password for it.
    for (const password of ['', ' ', PASSWORD])
      expect([400, 401]).toContain((await callLogin({ email, password })).status);
  });

  it('opens the account of a verified address, and asks for its second factor first', async () => {
    const user = await account();
    const { secret } = await enabledTwoFactor(user.id);
    google.next = { sub: randomText(12), email: user.email, email_verified: true };
    const { code, own } = await comeBack('google');
    expect((await exchange(code, own.header())).body.code).toBe('TOTP_REQUIRED');
    expect((await exchange(code, own.header(), { totp: '000' })).body.code).toBe('TOTP_INVALID');
    const { body } = await exchange(code, own.header(), { totp: totpCode(secret, now()) });
    expect(body.data.user.id).toBe(user.id);
    // The link holds, also where the provider says of the address what it likes.
    if (google.next) google.next = { ...google.next, email: newEmail(), email_verified: false };
    const again = await comeBack('google');
    expect((await exchange(again.code, again.own.header())).body.code).toBe('TOTP_REQUIRED');
  });

  it('opens an account by one identity of a provider, the one that came last', async () => {
    const user = await account();
    const [first, second] = [randomText(12), randomText(12)];
    const through = async (sub: string) => {
      google.next = { sub, email: user.email, email_verified: true };
      const { code, own } = await comeBack('google');
      return (await exchange(code, own.header())).body.data.user.id;
    };
    expect([await through(first), await through(second)]).toEqual([user.id, user.id]);
    // By its address alone, which is the account's: had it kept the link, this would open it, too.
    google.next = { sub: first, email: newEmail(), email_verified: true };
    const { code, own } = await comeBack('google');
    expect((await exchange(code, own.header())).body.code).toBe('TERMS_REQUIRED');
  });

  it.each<[Provider, object]>([
    ['google', { email_verified: false }],
    ['google', {}],
    ['microsoft', {}],
    // Any tenant's administrator may claim this.
    ['microsoft', { email_verified: true }],
    ['microsoft', { xms_edov: false }],
  ])('of %s opens nothing and makes nothing by an address with %j', async (provider, claims) => {
    const [{ email }, fresh] = [await account(), newEmail()];
    const server = provider === 'google' ? google : microsoft;
    for (const claimed of [email, fresh]) {
      server.next = { sub: randomText(12), email: claimed, ...claims };
      const { location, code } = await comeBack(provider);
      expect([location.search, code]).toEqual(['?error=EMAIL_UNVERIFIED', '']);
    }
    expect(await findUserByEmail(fresh)).toBeUndefined();
  });

  it('of Microsoft opens an account by an address whose domain is verified', async () => {
    const user = await account();
    microsoft.next = { sub: randomText(12), email: user.email, xms_edov: true };
    const { code, own } = await comeBack('microsoft');
    expect((await exchange(code, own.header())).body.data.user.id).toBe(user.id);
  });

  it('works in two tabs at once, of which one waits for its terms', async () => {
    google.next = { sub: randomText(12), email: newEmail(), email_verified: true };
    const first = await comeBack('google');
    expect((await exchange(first.code, first.own.header())).body.code).toBe('TERMS_REQUIRED');
    const second = await begin('google');
    const back = await throughProvider(second.location);
    const led = await finish('google', Object.fromEntries(back.searchParams), second.own.header());
    first.own.keep(led.cookies);
    const { status } = await exchange(first.code, first.own.header(), { acceptTerms: true });
    expect(status).toBe(200);
  });

  it('works in the browser that began it alone', async () => {
    google.next = { sub: randomText(12), email: newEmail(), email_verified: true };
    const { own, query, code } = await comeBack('google');
    const replayed = await finish('google', query, '');
    expect(replayed.location.search).toBe('?error=SIGN_IN_OVER');
    expect((await exchange(code, '')).body.code).toBe('SIGN_IN_OVER');
    expect((await exchange(code, `${own.header().split('=')[0]}=another`)).body.code).toBe('SIGN_IN_OVER');
    setClock(11 * 60_000);
    expect((await exchange(code, own.header(), { acceptTerms: true })).body.code).toBe('SIGN_IN_OVER');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/auth/login',
    'x',
  ])('leads from %j to no other site', async (from) => {
    google.next = { sub: randomText(12), email: newEmail(), email_verified: true };
    const { code, own } = await comeBack('google', from);
    const { body } = await exchange(code, own.header(), { acceptTerms: true });
    expect(body.data.from).toBeUndefined();
  });

  it('says that somebody has changed their mind', async () => {
    google.next = undefined;
    const { location } = await comeBack('google');
    expect(location.href).toBe(`${SITE}/auth/provider?error=PROVIDER_DENIED`);
  });

  it('takes no code that somebody else got, whatever is put into the address', async () => {
    const email = newEmail();
    google.next = { sub: randomText(12), email, email_verified: true };
    const [stranger, own] = [await begin('google'), await begin('google')];
    const stolen = Object.fromEntries((await throughProvider(stranger.location)).searchParams);
    const query = { ...stolen, state: own.location.searchParams.get('state') ?? '' };
    const led = await finish('google', query, own.own.header());
    expect(led.location.search).toBe('?error=PROVIDER_FAILED');
    expect(await findUserByEmail(email)).toBeUndefined();
  });

  it.each([
    [30_000, false],
    [5 * 60_000, true],
  ])('refuses an ID token from the future, with a minute of tolerance: %i ms', async (early, refused) => {
    google.next = { sub: newEmail(), email: newEmail(), email_verified: true };
    setClock(-early);
    const { location } = await comeBack('google');
    expect(location.search === '?error=PROVIDER_FAILED').toBe(refused);
  });

  it('comes to a page with words where the provider fails, or a code is made up', async () => {
    const { own, location } = await begin('google');
    const state = location.searchParams.get('state') ?? '';
    const query = { state, code: 'made up', iss: google.issuer };
    const forged = await finish('google', query, own.header());
    expect(forged.location.search).toBe('?error=PROVIDER_FAILED');
    const broken = await begin('google');
    const back = Object.fromEntries((await throughProvider(broken.location)).searchParams);
    google.isBroken = true;
    const failed = await finish('google', back, broken.own.header());
    google.isBroken = false;
    expect(failed.location.search).toBe('?error=PROVIDER_FAILED');
    const unknown = await lead(handlers.start, auth.startOidc.path, { provider: 'nobody' }, {}, '');
    expect([unknown.status, unknown.location.search]).toEqual([302, '?error=NOT_FOUND']);
  });

  it('tells by mail of every link, also of one that was removed and comes back', async () => {
    const user = await account();
    google.next = { sub: randomText(12), email: user.email, email_verified: true };
    const told = async () => {
      const { code, own } = await comeBack('google');
      await exchange(code, own.header());
      await (await testStream(everyReader())).drain();
      const mails = await listMailsTo(user.email);
      return mails.filter(({ subject }) => subject === 'You can sign in with Google now').length;
    };
    expect([await told(), await told()]).toEqual([1, 1]);
    const body = { password: PASSWORD };
    const token = await tokenOf(user);
    const removal = { token, params: { provider: 'google' as const }, body };
    expect((await invokeEndpoint(unlink, users.unlinkProvider, removal)).status).toBe(200);
    expect(await told()).toBe(2);
  });
});
