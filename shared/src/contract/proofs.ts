import * as z from 'zod';
import { Receipt, ReceiptClaims } from '../model/receipt.ts';
import type { Endpoint } from './endpoint.ts';
import { perAddress } from './throttles.ts';

const Jws = z.string().trim().max(8_000);

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
