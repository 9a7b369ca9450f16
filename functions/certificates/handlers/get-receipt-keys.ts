import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { endpoint } from '../../http/endpoint.ts';
import { getPublicKeys } from '../../platform/security/signed-proofs.ts';

/** Both at once: a JWKS may have other members, so any tool can read it, and a client of this API finds its `data`. */
export const handler = endpoint(proofs.getReceiptKeys, async () => {
  const keys = await getPublicKeys();
  return {
    bytes: Buffer.from(JSON.stringify({ keys, success: true, data: { keys } })),
    contentType: 'application/jwk-set+json',
    fileName: 'jwks.json',
  };
});
