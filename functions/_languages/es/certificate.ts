import type { CertificateTexts } from '../en/certificate.ts';
import { day, percent } from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

export const certificate: CertificateTexts = {
  heading: 'Certificado de finalización',
  awarded: 'Este certificado se otorga a',
  nameless: 'El titular de este certificado',
  for: 'por completar con éxito el quiz',
  score: 'Puntuación',
  completed: 'Completado',
  issuer: 'Emitido por',
  code: 'Certificado',
  title: (name, quiz) => `Certificado de ${name}: ${quiz}`,
  qr: (page) => `Código QR que abre ${page}`,
  check: 'Compruébalo en',
  incomplete:
    'Ninguna letra de esta hoja tiene los signos que […] sustituye. La página de abajo muestra el texto completo.',
  day: (at) => plain(day(at)),
  percent: (value) => plain(percent(value)),
};
