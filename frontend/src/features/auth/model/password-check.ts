const ROUNDS = 100_000;
/** So few that a stored check rules out a mistyped password and yet tells nobody which one is right. */
const BITS = 0x3ff;

/**
 * A check digit for a password that must not be stored: 10 bits of a slow, salted digest. One wrong password in a
 * thousand passes it; whoever reads it is left with a thousandth of all guesses. Undefined where the browser has no
 * digests (an insecure origin).
 */
export async function passwordCheck(password: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const salt = [...crypto.getRandomValues(new Uint8Array(8))].join('-');
  return `${salt}.${await digestOf(password, salt)}`;
}

/** Whether a password may be the one of the check; without a check it may. */
export async function passesCheck(password: string, check: string | undefined): Promise<boolean> {
  const [salt, digest] = check?.split('.') ?? [];
  if (!salt || !digest || !globalThis.crypto?.subtle) return true;
  return digest === (await digestOf(password, salt));
}

async function digestOf(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS };
  const bits = new DataView(await crypto.subtle.deriveBits(settings, key, 16));
  return String(bits.getUint16(0) & BITS);
}
