/** Crockford's base 32: no letter that looks like a digit, none that makes words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: nobody finds one by trying. */
const LENGTH = 16;
const BITS = 5;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The code that these bytes make; ten of them are used. */
export function certificateCodeOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: LENGTH }, (_, i) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(i * BITS, (i + 1) * BITS), 2)),
  ).join('');
}

/** A code as somebody typed it: in any case, with or without dashes, O for 0, I and L for 1; undefined: it is none. */
export function parseCertificateCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}

/** As it is shown: `7Q2M-0ZKD-…`. */
export const formatCertificateCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');
