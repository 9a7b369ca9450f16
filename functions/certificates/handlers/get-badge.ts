import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { badgeOf } from '../use-cases/badge.ts';
import { shownCertificate } from '../use-cases/shown-certificate.ts';

/** What no longer stands is not signed again. */
export const handler = endpoint(proofs.getBadge, async ({ params }) => {
  const certificate = await shownCertificate(params.code);
  if (!certificate.valid) throw new AppError('NOT_FOUND');
  return {
    bytes: Buffer.from(JSON.stringify(await badgeOf(certificate), undefined, 2)),
    contentType: 'application/ld+json',
    fileName: `badge-${certificate.code}.json`,
  };
});
