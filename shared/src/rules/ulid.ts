/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_LENGTH = 10;
const TAIL_LENGTH = 16;

function encode(value: bigint, length: number): string {
  let text = '';
  for (let rest = value, i = 0; i < length; i++, rest >>= 5n) text = ALPHABET[Number(rest & 31n)] + text;
  return text;
}

/**
 * A ULID (github.com/ulid/spec) of an instant in epoch ms and at least 10 bytes. Its text sorts by time. From the bytes
 * of a digest it is the same each time, so that whoever writes it twice writes one thing.
 */
export function ulidOf(at: number, bytes: Uint8Array): string {
  const tail = bytes.slice(0, 10).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return encode(BigInt(at), TIME_LENGTH) + encode(tail, TAIL_LENGTH);
}

/** The instant of a ULID in epoch ms. */
export function ulidTime(id: string): number {
  let time = 0;
  for (const digit of id.slice(0, TIME_LENGTH)) time = time * 32 + ALPHABET.indexOf(digit);
  return time;
}

/** Sorts before every ULID of this instant or a later one. */
export const ulidFloor = (at: number): string => encode(BigInt(at), TIME_LENGTH);
