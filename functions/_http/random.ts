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

/** An id that sorts by time: 9 characters of milliseconds in base 36, then 80 random bits. */
export function timeId(epochMs: number): string {
  return epochMs.toString(36).padStart(9, '0') + randomText(14);
}
