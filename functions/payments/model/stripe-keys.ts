import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { fetchSecret } from '../../platform/security/secret-store.ts';

/** What an operator stores by hand in the secret `Provider-stripe`, as JSON. */
const StripeKeys = z.object({
  secretKey: z.string().regex(/^(sk|rk)_/),
  webhookSecret: z.string().startsWith('whsec_'),
  publishableKey: z.string().startsWith('pk_'),
});
type StripeKeys = z.output<typeof StripeKeys>;

/** A new key is known so soon; the extension keeps the old one for as long again. */
const RELOAD_MS = 5 * 60_000;

let loaded: { at: number; keys: StripeKeys } | undefined;

/** Whether this stage has an account at Stripe at all. */
export const hasStripeKeys = (): boolean => (config.STRIPE_KEYS ?? config.STRIPE_SECRET_ID) !== undefined;

/** @throws Error as long as the operator has stored none; the text itself is never told */
export async function getStripeKeys(): Promise<StripeKeys> {
  if (!loaded || now() - loaded.at >= RELOAD_MS) loaded = { at: now(), keys: toKeys(await storedText()) };
  return loaded.keys;
}

async function storedText(): Promise<string> {
  if (config.STRIPE_KEYS !== undefined) return config.STRIPE_KEYS;
  if (!config.STRIPE_SECRET_ID) throw new Error('Neither STRIPE_KEYS nor STRIPE_SECRET_ID is set');
  return fetchSecret(config.STRIPE_SECRET_ID);
}

function toKeys(text: string): StripeKeys {
  try {
    return StripeKeys.parse(JSON.parse(text));
  } catch {
    throw new Error('The secret of Stripe does not hold secretKey, webhookSecret and publishableKey as JSON');
  }
}
