import { randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters drawn uniformly from `alphabet` (5.95 bits each for base 62). */
export function randomText(length: number, alphabet: string = BASE62): string {
  let text = '';
  for (let i = 0; i < length; i++) text += alphabet[randomInt(alphabet.length)];
  return text;
}

/** 256 random bits in base64url, for bearer secrets. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
