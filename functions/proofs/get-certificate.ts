import { proofs } from '@quizhall/shared/contract/proofs';
import { endpoint } from '../_http/endpoint.ts';
import { shownCertificate } from '../_taking/shown-certificate.ts';

export const handler = endpoint(proofs.getCertificate, ({ params }) => shownCertificate(params.code));
