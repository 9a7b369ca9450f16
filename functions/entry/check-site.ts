import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { TLSSocket } from 'node:tls';
import { now } from '../platform/clock.ts';
import { config } from '../platform/config.ts';

const TRIES = 3;
const TIMEOUT_MS = 5_000;
/** ACM renews 60 days ahead and warns at 45; at 14 nobody has acted. */
const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

/**
 * Requests the API's health as a visitor does: through DNS, the certificate and CloudFront. Scheduled every five minutes.
 * @throws Error if every try fails or the certificate expires soon; the alarm `function-errors` then reports it
 */
export async function handler(): Promise<void> {
  await checkSite(new URL('/api/health', config.SITE_URL));
}

/** @throws Error of the last try */
export async function checkSite(url: URL): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await checkOnce(url);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

async function checkOnce(url: URL): Promise<void> {
  const response = await request(url);
  response.resume();
  if (response.statusCode !== 200) throw new Error(`${url.href} answered ${response.statusCode}`);
  if (!(response.socket instanceof TLSSocket)) return;
  const expiresAt = Date.parse(response.socket.getPeerCertificate().valid_to);
  const days = Math.floor((expiresAt - now()) / DAY_MS);
  if (days < MIN_CERTIFICATE_DAYS) throw new Error(`The certificate of ${url.host} expires in ${days} days`);
}

function request(url: URL): Promise<IncomingMessage> {
  const getFrom = url.protocol === 'https:' ? get : getOverHttp;
  return new Promise((resolve, reject) => {
    getFrom(url, { signal: AbortSignal.timeout(TIMEOUT_MS), agent: false }, resolve).on('error', reject);
  });
}
