import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const SHAPE = { issuer: 'Quizhall', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ, and typing takes time: the step before and the one after count, too. */
const WINDOW = 1;

const CODE = /^\d{6}$/;

/** A new secret of 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The link that an app reads from a QR code; the app shows `label`. */
export const otpauthUrl = (secret: string, label: string): string => totp(secret, label).toString();

/** The 30-second step of a code around `now` (epoch ms). Undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: SHAPE.period, timestamp: now }) + delta;
}

/** The code of a secret at a time (epoch ms). */
export const totpCode = (secret: string, now: number): string => totp(secret).generate({ timestamp: now });

const totp = (secret: string, label = 'Quizhall') =>
  new TOTP({ ...SHAPE, label, secret: Secret.fromBase32(secret) });
