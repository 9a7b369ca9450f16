import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Context, interactionPolicy } from 'oidc-provider';

/** What an account of the provider claims. */
interface Claims {
  sub: string;
  email: string;
  name?: string;
  email_verified?: boolean;
  xms_edov?: boolean;
}

export interface OidcServer {
  issuer: string;
  /** Where it sends people back to: told before the first of them comes. */
  sendBackTo: (redirectUris: readonly string[]) => void;
  /** Who signs in next: the provider asks nobody anything. Undefined: somebody who changes their mind. */
  next: Claims | undefined;
  /** Answers every call with 500. */
  isBroken: boolean;
  /** What a stage stores as the secret of the provider. */
  keys: string;
  stop: () => Promise<void>;
}

const CLIENT = { clientId: 'quizhall', clientSecret: 'a secret of this test alone' };
const SCOPED = { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] };

/** A real OpenID provider on this machine, which signs everybody in as `next` without a page of its own. */
export async function oidcServer(): Promise<OidcServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let answer: RequestListener = (_, res) => res.writeHead(404).end();
  const own: OidcServer = {
    issuer,
    sendBackTo: (redirectUris) => {
      answer = answerOf(own, redirectUris);
    },
    next: undefined,
    isBroken: false,
    keys: JSON.stringify({ ...CLIENT, issuer }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (req, res) => {
    if (own.isBroken) res.writeHead(500).end();
    else answer(req, res);
  });
  return own;
}

function answerOf(own: OidcServer, redirectUris: readonly string[]): RequestListener {
  const accounts = new Map<string, Claims>();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(own.issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: SCOPED,
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: () => '/sign-in' },
    cookies: { keys: ['of this test'] },
    pkce: { required: () => true },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => accounts.get(id) }),
    loadExistingGrant: grantAll,
  });
  const others = provider.callback();
  return (req, res) => {
    if (!req.url?.startsWith('/sign-in')) return others(req, res);
    const { next } = own;
    if (next) accounts.set(next.sub, next);
    const result = next
      ? { select_account: {}, login: { accountId: next.sub } }
      : { error: 'access_denied', error_description: 'changed their mind' };
    void provider.interactionFinished(req, res, result);
  };
}

/** Nobody is asked for consent. */
async function grantAll({ oidc: { client, session, provider } }: Context) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
