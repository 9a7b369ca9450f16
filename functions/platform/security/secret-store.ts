import { measureCall } from '../capacity-meter.ts';

const TIMEOUT_MS = 2_000;

/**
 * A secret from Secrets Manager through the Parameters and Secrets Lambda extension, which answers on localhost and keeps
 * the bundle free of another SDK client.
 */
export const fetchSecret = (secretId: string): Promise<string> =>
  measureCall('secret', () => fetched(secretId));

async function fetched(secretId: string): Promise<string> {
  const url = `http://localhost:2773/secretsmanager/get?secretId=${encodeURIComponent(secretId)}`;
  const response = await fetch(url, {
    // What is at hand serves on when the extension hangs: no request may wait for it until its function's time is over.
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'X-Aws-Parameters-Secrets-Token': process.env.AWS_SESSION_TOKEN ?? '' },
  });
  if (!response.ok) throw new Error(`Secrets extension answered ${response.status}`);
  const { SecretString } = (await response.json()) as { SecretString: string };
  return SecretString;
}
