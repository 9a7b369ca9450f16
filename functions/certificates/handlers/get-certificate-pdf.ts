import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { mediaKey } from '@quizhall/shared/rules/quizzes/uploads';
import { printableLogo } from '../model/certificate-logo.ts';
import { certificatePdf } from '../model/certificate-pdf.ts';
import { getFile } from '../../platform/storage/storage.ts';
import { endpoint } from '../../http/endpoint.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { shownCertificate } from '../use-cases/shown-certificate.ts';

/** What no longer stands is not printed again. */
export const handler = endpoint(proofs.getCertificatePdf, async ({ params, query }) => {
  const certificate = await shownCertificate(params.code);
  if (!certificate.valid) throw new AppError('NOT_FOUND');
  const { code } = certificate;
  return {
    bytes: await certificatePdf(
      certificate,
      config.SITE_URL + sitePath(SITE_PATHS.verifyCertificate, { code }),
      query.language,
      await logoOf(certificate),
    ),
    contentType: 'application/pdf',
    fileName: `certificate-${code}.pdf`,
  };
});

async function logoOf({ brand }: Certificate): Promise<Buffer | undefined> {
  if (brand?.logoUrl === undefined) return undefined;
  const bytes = await getFile(mediaKey(brand.logoUrl));
  return bytes && printableLogo(bytes);
}
