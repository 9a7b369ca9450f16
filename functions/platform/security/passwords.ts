import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { measureCall } from '../capacity-meter.ts';

/** N = 2^15, r = 8, p = 3: a setting of OWASP ASVS 5.0, about 32 MB and a quarter of a second. */
const CURRENT: Cost = { logN: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

interface Cost {
  /** Binary logarithm of scrypt's N. */
  logN: number;
  r: number;
  p: number;
}

/** `scrypt$15$8$3$salt$hash`: the parameters stand in the text, so that raising them keeps older hashes valid. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const hash = await derive(password, salt, CURRENT, KEY_BYTES);
  const { logN, r, p } = CURRENT;
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether `stored` was made of this password; takes the same time whichever byte differs. Nothing matches an empty one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (!stored) return simulatePasswordCheck(password);
  const { cost, salt, hash } = parse(stored);
  return timingSafeEqual(await derive(password, salt, cost, hash.length), hash);
}

/** Returns whether a hash has other parameters than today's and should be replaced at the next sign-in. */
export function isHashOutdated(stored: string): boolean {
  const { cost } = parse(stored);
  return cost.logN !== CURRENT.logN || cost.r !== CURRENT.r || cost.p !== CURRENT.p;
}

/** Takes the time of `verifyPassword` for an unknown account, against timing attacks. */
export async function simulatePasswordCheck(password: string): Promise<false> {
  await derive(password, randomBytes(SALT_BYTES), CURRENT, KEY_BYTES);
  return false;
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [scheme, logN, r, p, salt = '', hash = ''] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) throw new Error('Not a password hash of a known scheme');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** NFKC first (NIST SP 800-63B): keyboards compose the same letter differently. */
function derive(password: string, salt: Buffer, { logN, r, p }: Cost, length: number): Promise<Buffer> {
  const N = 2 ** logN;
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  const derived = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return measureCall('password', derived);
}
