import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getPublicKeys } from '../../platform/security/signed-proofs.ts';

/** What the `kid` of a badge leads to: a JWK alone. */
export const handler = endpoint(proofs.getReceiptKey, async ({ params }) => {
  const key = (await getPublicKeys()).find(({ kid }) => kid === params.kid);
  if (!key) throw new AppError('NOT_FOUND');
  return {
    bytes: Buffer.from(JSON.stringify(key)),
    contentType: 'application/jwk+json',
    fileName: 'jwk.json',
  };
});
