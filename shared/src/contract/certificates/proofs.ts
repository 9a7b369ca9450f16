import * as z from 'zod';
import { Certificate } from '../../model/certificates/certificate.ts';
import { Receipt, ReceiptClaims } from '../../model/certificates/receipt.ts';
import { InterfaceLanguage } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';
import { perAddress } from '../throttles.ts';

const Jws = z.string().trim().max(8_000);

const ByCode = z.strictObject({
  code: z
    .string()
    .max(40)
    .regex(/^[\w -]+$/, 'Not a code of a certificate'),
});
/** Codes are too many to guess; whoever tries all the same is slowed down. */
const perGuess = { by: 'address', limit: 100, windowSeconds: 900, countFailures: true } as const;

/** What the stage signs and anybody may check (docs/decisions/0050-certificates.md, 0051-receipts.md). */
export const proofs = {
  getReceiptKeys: {
    method: 'GET',
    path: '/receipts/keys',
    auth: 'public',
    access: 'anyone',
    summary:
      'The public Ed25519 keys of receipts and badges, those of earlier times too: a JWKS (RFC 7517), which is also the `data` of an answer',
    file: true,
    rights: { tokenKey: true },
    sharedSeconds: 60,
  },
  getReceiptKey: {
    method: 'GET',
    path: '/receipts/keys/{kid}',
    auth: 'public',
    access: 'anyone',
    summary: 'One of them, a JWK: what the `kid` of a badge leads to',
    params: z.strictObject({ kid: z.string().regex(/^[\w-]{43}$/, 'Not a key of this site') }),
    file: true,
    rights: { tokenKey: true },
    sharedSeconds: 60,
  },
  getCertificate: {
    method: 'GET',
    path: '/certificates/{code}',
    auth: 'public',
    access: 'anyone',
    summary:
      'Who got this certificate, for what, when, and whether it stands; the code in any case, with or without dashes',
    params: ByCode,
    response: Certificate,
    throttle: [perGuess],
    rights: { table: 'write' },
  },
  getBadge: {
    method: 'GET',
    path: '/certificates/{code}/badge.json',
    auth: 'public',
    access: 'anyone',
    summary: 'The same as an Open Badges 3.0 credential, signed as a JWT; 404 also where it no longer stands',
    params: ByCode,
    file: true,
    throttle: [perGuess],
    rights: { table: 'write', tokenKey: true },
  },
  getCertificatePdf: {
    method: 'GET',
    path: '/certificates/{code}/pdf',
    auth: 'public',
    access: 'anyone',
    summary: 'The same on paper: a tagged PDF in its template; 404 also where it no longer stands',
    params: ByCode,
    query: z.strictObject({ language: InterfaceLanguage.default('en') }),
    file: true,
    throttle: [perGuess],
    rights: { table: 'write', logos: true },
    memory: 1_024,
  },
  verifyReceipt: {
    method: 'POST',
    path: '/receipts/verify',
    auth: 'public',
    access: 'anyone',
    summary: 'Whether a receipt is what this site has signed, and what it covers',
    body: z.strictObject({
      /** The compact JWS, or the receipt as a result has it, whose other fields must then say the same. */
      receipt: z.union([Jws, z.looseObject({ ...Receipt.partial().shape, jws: Jws })]),
    }),
    response: z.object({ valid: z.boolean(), covers: ReceiptClaims.optional() }),
    throttle: [perAddress],
    rights: { table: 'write', tokenKey: true },
  },
} as const satisfies Record<string, Endpoint>;
