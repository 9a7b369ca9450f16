import { expect, it } from 'vitest';
import { certificateCodeOf, formatCertificateCode, parseCertificateCode } from './certificate-code.ts';

it('is made of ten bytes', () => {
  expect(certificateCodeOf(new Uint8Array(10))).toBe('0'.repeat(16));
  expect(certificateCodeOf(new Uint8Array(10).fill(255))).toBe('Z'.repeat(16));
  expect(certificateCodeOf(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe('000G40R40M30E209');
});

it('is read as it was typed', () => {
  const code = '000G40R40M30E201';
  expect(formatCertificateCode(code)).toBe('000G-40R4-0M30-E201');
  for (const typed of ['000G-40R4-0M30-E201', ' ooog 40r4 om30 e20l ', '000g40r40m30e20i'])
    expect(parseCertificateCode(typed)).toBe(code);
});

it.each(['', '000G40R40M30E20', '000G40R40M30E2011', 'U00G40R40M30E201', '000G40R40M30E20#'])(
  'is not %j',
  (typed) => expect(parseCertificateCode(typed)).toBeUndefined(),
);
