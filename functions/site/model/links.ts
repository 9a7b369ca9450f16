import { timingSafeEqual } from 'node:crypto';
import { randomSecret } from '../../platform/security/random.ts';
import { keyedDigest, sha256 } from '../../platform/security/tokens.ts';

/** Keyed hash that identifies a subscription in keys and links. */
export const subscriberId = (email: string): Promise<string> => keyedDigest('newsletter-subscriber', email);

/** Which subscription a link is for, and the secret that proves it. */
interface NewsletterToken {
  subscriber: string;
  secret: string;
}

const write = ({ subscriber, secret }: NewsletterToken) => `${subscriber}.${secret}`;

/** A digest and a secret of 256 bits each, in base64url. Undefined for a text that is no token of ours. */
function parse(token: string): NewsletterToken | undefined {
  const [, subscriber, secret] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  return subscriber && secret ? { subscriber, secret } : undefined;
}

/** A new secret for the link that confirms; only its digest is stored. */
export function newConfirmToken(subscriber: string): { token: string; confirmHash: string } {
  const secret = randomSecret();
  return { token: write({ subscriber, secret }), confirmHash: sha256(secret) };
}

export function readConfirmToken(token: string): { subscriber: string; confirmHash: string } | undefined {
  const parsed = parse(token);
  return parsed && { subscriber: parsed.subscriber, confirmHash: sha256(parsed.secret) };
}

const signatureOf = (subscriber: string) => keyedDigest('newsletter-unsubscribe', subscriber);

/** The link that ends a subscription: the same in every mail, and stored nowhere. It holds as long as the token key. */
export async function unsubscribeToken(subscriber: string): Promise<string> {
  return write({ subscriber, secret: await signatureOf(subscriber) });
}

/** The subscriber whom the link belongs to, if it is ours. */
export async function readUnsubscribeToken(token: string): Promise<string | undefined> {
  const parsed = parse(token);
  if (!parsed) return undefined;
  const isOurs = timingSafeEqual(
    Buffer.from(parsed.secret),
    Buffer.from(await signatureOf(parsed.subscriber)),
  );
  return isOurs ? parsed.subscriber : undefined;
}
