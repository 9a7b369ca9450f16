import { createSecretKey, type KeyObject } from 'node:crypto';
import { config } from './config.ts';

let cached: Promise<KeyObject> | undefined;

/**
 * The stage's token key: from the environment in the local stage, else from Secrets Manager through the Parameters
 * and Secrets Lambda extension, which answers on localhost and keeps the bundle free of another SDK client. A key object
 * once made: from a text `jsonwebtoken` tries to read a public key at every check, which costs several times the check.
 */
export function tokenKey(): Promise<KeyObject> {
  cached ??= readKey();
  cached.catch(() => {
    cached = undefined;
  });
  return cached;
}

async function readKey(): Promise<KeyObject> {
  return createSecretKey(Buffer.from(config.TOKEN_KEY ?? (await fetchSecret())));
}

async function fetchSecret(): Promise<string> {
  const secretId = config.TOKEN_KEY_SECRET_ID;
  if (!secretId) throw new Error('Neither TOKEN_KEY nor TOKEN_KEY_SECRET_ID is set');
  const url = `http://localhost:2773/secretsmanager/get?secretId=${encodeURIComponent(secretId)}`;
  const response = await fetch(url, {
    headers: { 'X-Aws-Parameters-Secrets-Token': process.env.AWS_SESSION_TOKEN ?? '' },
  });
  if (!response.ok) throw new Error(`Secrets extension answered ${response.status}`);
  const { SecretString } = (await response.json()) as { SecretString: string };
  return SecretString;
}
