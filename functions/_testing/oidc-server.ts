import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  /** Who signs in next: the provider asks nobody anything. */
  next: Claims;
  /** Answers every call with 500. */
  isBroken: boolean;
  /** What a stage stores as the secret of the provider. */
  keys: string;
  stop: () => Promise<void>;
}

interface OidcProvider {
  callback: () => (req: unknown, res: unknown) => void;
  interactionFinished: (req: unknown, res: unknown, result: object) => Promise<void>;
}
interface Package {
  default: new (issuer: string, setup: object) => OidcProvider;
  interactionPolicy: {
    base: () => { add: (prompt: object, place: number) => void };
    Prompt: new (shape: { name: string; requestable: boolean }) => object;
  };
}

const CLIENT = { clientId: 'quizhall', clientSecret: 'a secret of this test alone' };
const SCOPED = { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] };

/** A real OpenID provider on this machine, which signs everybody in as `next` without a page of its own. */
export async function oidcServer(redirectUris: readonly string[], port = 0): Promise<OidcServer> {
  // Typed by hand: the package has no types, and only tests load it.
  const name = 'oidc-provider';
  const { default: Provider, interactionPolicy } = (await import(name)) as Package;
  let handle: (req: unknown, res: unknown) => void = () => undefined;
  const server = createServer((req, res) => handle(req, res)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Claims>();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
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
    loadExistingGrant: async (context: never) => grantAll(context),
  });
  const answer = provider.callback();
  const own: OidcServer = {
    issuer,
    next: { sub: 'nobody', email: 'nobody@example.com' },
    isBroken: false,
    keys: JSON.stringify({ ...CLIENT, issuer }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  handle = (req, res) => {
    const { url = '' } = req as { url?: string };
    if (own.isBroken) return (res as { writeHead: (n: number) => { end: () => void } }).writeHead(500).end();
    if (!url.startsWith('/sign-in')) return answer(req, res);
    accounts.set(own.next.sub, own.next);
    const result = { select_account: {}, login: { accountId: own.next.sub } };
    void provider.interactionFinished(req, res, result);
  };
  return own;
}

interface Context {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: {
      Grant: new (of: object) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
    };
  };
}

/** Nobody is asked for consent. */
async function grantAll({ oidc: { client, session, provider } }: Context) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
