import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { endpoint } from '../../http/endpoint.ts';
import { shownCertificate } from '../use-cases/shown-certificate.ts';

export const handler = endpoint(proofs.getCertificate, ({ params }) => shownCertificate(params.code));
