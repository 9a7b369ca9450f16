import { createHmac, timingSafeEqual } from 'node:crypto';
import { nowSeconds } from '../../platform/clock.ts';

/** Older than this it may be a replay (as Stripe recommends). */
const LONGEST_SECONDS = 5 * 60;

const macOf = (secret: string, at: string, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest();

/**
 * `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body">`: the scheme of Stripe's webhooks, and of ours. With several secrets, while
 * one takes the place of another, a `v1` for each.
 */
export function signWebhook(secrets: string | readonly string[], body: string): string {
  const at = String(nowSeconds());
  const macs = [secrets].flat().map((secret) => `v1=${macOf(secret, at, body).toString('hex')}`);
  return [`t=${at}`, ...macs].join(',');
}

/** Whether this body was signed with the secret, within the last minutes. */
export function isSigned(secret: string, body: string, signature = ''): boolean {
  const parts = signature.split(',').map((part) => part.split('='));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(nowSeconds() - Number(at)) > LONGEST_SECONDS) return false;
  const mac = macOf(secret, at, body);
  return parts.some(([name, value = '']) => {
    const sent = Buffer.from(value, 'hex');
    return name === 'v1' && sent.length === mac.length && timingSafeEqual(sent, mac);
  });
}
