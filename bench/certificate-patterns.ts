import { findCertificate, putCertificate } from '@quizhall/functions/_data/certificates.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';

const CODE = '7Q2M0ZKD4T9XA1BC';

export const certificates: readonly Pattern[] = [
  {
    id: 'CE1',
    question: 'keep which attempt a certificate is of',
    key: 'CERT#code / CERT',
    name: 'putCertificate',
    run: () => putCertificate(CODE, attemptId, Date.now()),
  },
  {
    id: 'CE2',
    question: 'which attempt is this certificate of?',
    key: 'CERT#code / CERT',
    name: 'findCertificate',
    run: () => findCertificate(CODE),
  },
];
