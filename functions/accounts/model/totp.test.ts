import { describe, expect, it } from 'vitest';
import { totpCode, newTotpSecret, otpauthUrl, findTotpStep } from './totp.ts';

/** `12345678901234567890` of RFC 6238, appendix B, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totp', () => {
  // The RFC shows eight digits; six are the last of them.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('makes the code of RFC 6238 at %i s', (seconds, code) => {
    expect(totpCode(RFC_SECRET, seconds * 1_000)).toBe(code);
    expect(findTotpStep(RFC_SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('takes the step before and the one after, and names which it was', () => {
    const now = 1_700_000_010_000;
    const step = Math.floor(now / 30_000);
    const at = (steps: number) => findTotpStep(RFC_SECRET, totpCode(RFC_SECRET, now + steps * 30_000), now);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('takes no %j', (code) => {
    expect(findTotpStep(RFC_SECRET, code, 59_000)).toBeUndefined();
  });

  it('makes secrets of 160 bits, and links that apps read', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const url = new URL(otpauthUrl(secret, 'ada+1@example.com'));
    expect(`${url.protocol}//${url.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Quizhall:ada+1@example.com');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Quizhall', secret, period: '30' });
  });
});
