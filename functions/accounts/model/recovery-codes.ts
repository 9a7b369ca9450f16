import { randomText } from '../../platform/security/random.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

const COUNT = 10;
/** Without letters that look like others: 50 bits for each code. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes as people keep them, `a1b2c-d3e4f`, and the digests that are stored of them. */
export async function newRecoveryCodes(userId: string): Promise<{ codes: string[]; digests: string[] }> {
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`);
  const digests = await Promise.all(codes.map((code) => recoveryDigest(userId, code)));
  return { codes, digests };
}

const half = () => randomText(5, ALPHABET);

/** Keyed, and of one account alone; however somebody types the code. */
export const recoveryDigest = (userId: string, typed: string): Promise<string> =>
  keyedDigest('recovery-code', `${userId}\n${typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);
