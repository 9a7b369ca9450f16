import { SIGN_IN_PROVIDERS, type SignInProvider } from '@quizhall/shared/model/enums';
import * as oidc from 'openid-client';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { measureCall } from '../../platform/capacity-meter.ts';
import { sealText, unsealText } from '../../platform/security/sealed-text.ts';
import { readCookie, setCookie } from './cookies.ts';
import { getOidcClient, throwProviderError } from './providers.ts';
import { Email } from '@quizhall/shared/model/common';
import { LIMITS } from '@quizhall/shared/model/limits';
import { sha256 } from '../../platform/security/tokens.ts';

/** Who somebody is at a provider. */
interface Identity {
  provider: SignInProvider;
  /** Digest of issuer and subject, which stay for ever. */
  id: string;
  /** Lower case. */
  email: string;
  /** The provider says that the address is this person's. */
  isVerified: boolean;
  name: string;
}

type Claims = Readonly<Record<string, unknown>>;

const isTrue = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as never);

/**
 * Which claim says that an address is verified. Microsoft puts into `email` whatever the administrator of any tenant has
 * written there, so it alone proves nothing: `xms_edov` says that the owner of its domain is verified.
 */
const VERIFIED: Record<SignInProvider, (claims: Claims) => boolean> = {
  google: ({ email_verified: verified }) => isTrue(verified),
  microsoft: ({ xms_edov: verified }) => isTrue(verified),
};

/** Identity from the claims of a verified ID token; undefined without an email address. */
function identityOf(provider: SignInProvider, claims: Claims): Identity | undefined {
  const { iss, sub, name } = claims;
  const email = Email.safeParse(claims['email']);
  if (!email.success) return undefined;
  const called = typeof name === 'string' ? name.trim() : '';
  return {
    provider,
    id: sha256(`${String(iss)}\n${String(sub)}`),
    email: email.data,
    isVerified: VERIFIED[provider](claims),
    name: (called || (email.data.split('@')[0] ?? '')).slice(0, LIMITS.name),
  };
}

/** What a browser keeps, sealed, while its person is at the provider. */
const Flow = z.object({
  provider: z.enum(SIGN_IN_PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().optional(),
  /** Epoch ms. */
  until: z.number(),
});
type Flow = z.output<typeof Flow>;

const FLOW_SECONDS = 10 * 60;
const PURPOSE = 'oidc-flow';

/** Difference allowed between the provider's clock and ours. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Several tabs may sign in at once: each has its own. */
const cookieOf = (state: string) => `quizhall-flow-${state.slice(0, 12)}`;

const callbackUrl = (provider: SignInProvider) => `${config.SITE_URL}/api/auth/oidc/${provider}/callback`;

/** Where to send the browser, and the cookie that binds what comes back to it (code flow with PKCE, state and nonce). */
export async function beginOidcFlow(provider: SignInProvider, from: string | undefined) {
  const client = await getOidcClient(provider);
  const flow: Flow = {
    provider,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    from,
    until: now() + FLOW_SECONDS * 1_000,
  };
  const location = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(provider),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    // Several people share a computer: nobody is signed in as whoever was here before.
    prompt: 'select_account',
  });
  const kept = await sealText(PURPOSE, JSON.stringify(flow));
  return { location: location.href, cookies: [setCookie(cookieOf(flow.state), kept, FLOW_SECONDS)] };
}

interface Callback {
  provider: SignInProvider;
  query: Readonly<Record<string, string | undefined>>;
  cookies: readonly string[];
}

/**
 * Who came back from the provider, where they were before, and the cookie that is no longer needed.
 * @throws AppError SIGN_IN_OVER, PROVIDER_DENIED, PROVIDER_FAILED
 */
export async function finishOidcFlow({ provider, query, cookies }: Callback) {
  const { state } = query;
  const flow = state ? await readFlow(readCookie(cookies, cookieOf(state))) : undefined;
  if (!state || !flow || flow.state !== state || flow.provider !== provider || flow.until <= now())
    throw new AppError('SIGN_IN_OVER');
  if (query['error'] === 'access_denied') throw new AppError('PROVIDER_DENIED');
  const claims = await claimsOf(flow, query);
  const identity = identityOf(provider, claims);
  if (!identity) throw new AppError('EMAIL_UNVERIFIED');
  return { identity, from: flow.from, over: setCookie(cookieOf(state), '', 0) };
}

async function readFlow(sealed: string | undefined): Promise<Flow | undefined> {
  if (!sealed) return undefined;
  try {
    return Flow.parse(JSON.parse(await unsealText(PURPOSE, sealed)));
  } catch {
    // Not from here: as good as none.
    return undefined;
  }
}

async function claimsOf(
  { provider, state, nonce, verifier }: Flow,
  query: Callback['query'],
): Promise<Readonly<Record<string, unknown>>> {
  const client = await getOidcClient(provider);
  const url = new URL(callbackUrl(provider));
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  try {
    const expected = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    const answer = await measureCall(provider, () => oidc.authorizationCodeGrant(client, url, expected));
    const claims = answer.claims();
    // The library checks `exp` and `nbf`, but accepts any `iat`.
    if (!claims || claims.iat * 1_000 > now() + CLOCK_TOLERANCE_MS)
      throw new Error('ID token missing or issued in the future');
    return claims;
  } catch (error) {
    return throwProviderError(provider, error);
  }
}
