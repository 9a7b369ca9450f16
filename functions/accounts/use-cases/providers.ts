import { SIGN_IN_PROVIDERS, type SignInProvider } from '@quizhall/shared/model/enums';
import * as oidc from 'openid-client';
import * as z from 'zod';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { measureCall } from '../../platform/capacity-meter.ts';
import { fetchSecret } from '../../platform/security/secret-store.ts';
import { providerKeys } from './settings.ts';

/** What an operator stores by hand in the secret of a provider, as JSON. */
const Keys = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Another one than the provider's own: for Microsoft that of a single tenant. */
  issuer: z.url().optional(),
});

const ISSUERS: Record<SignInProvider, string> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
};

/** Discovery, token and keys are three calls: they end before the time of a function is over. */
const TIMEOUT_SECONDS = 5;

const clients = new FunctionCache<oidc.Configuration>({
  most: SIGN_IN_PROVIDERS.length,
  milliseconds: 10 * 60_000,
});

/**
 * What speaks to a provider: its addresses and keys as it tells them, and the stage's own keys there.
 * @throws AppError NOT_FOUND where the stage has no keys there, PROVIDER_FAILED where it cannot be reached
 */
export async function getOidcClient(provider: SignInProvider): Promise<oidc.Configuration> {
  const { text, secretId } = providerKeys[provider];
  if (text === undefined && !secretId) throw new AppError('NOT_FOUND');
  return clients
    .get(provider, async () => connect(provider, toKeys(text ?? (await fetchSecret(secretId ?? '')))))
    .catch((error: unknown) => throwProviderError(provider, error));
}

function connect(provider: SignInProvider, { clientId, clientSecret, issuer }: z.output<typeof Keys>) {
  const server = new URL(issuer ?? ISSUERS[provider]);
  // Signatures of ID tokens are checked although they come straight from the provider.
  const execute = [oidc.enableNonRepudiationChecks];
  if (isLoopback(server)) execute.push(oidc.allowInsecureRequests);
  const auth = oidc.ClientSecretPost(clientSecret);
  const options = { execute, timeout: TIMEOUT_SECONDS };
  return measureCall('discovery', () => oidc.discovery(server, clientId, undefined, auth, options));
}

/** A provider on this very machine, of tests and the local stage, may do without TLS. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);

function toKeys(text: string): z.output<typeof Keys> {
  try {
    return Keys.parse(JSON.parse(text));
  } catch {
    throw new Error('The secret does not hold clientId and clientSecret as JSON');
  }
}

/** @throws AppError PROVIDER_FAILED, once it is logged what went wrong; never what was sent */
export function throwProviderError(provider: SignInProvider, error: unknown): never {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  logger.error('sign-in provider failed', { provider, name, code, error: message });
  throw new AppError('PROVIDER_FAILED');
}
