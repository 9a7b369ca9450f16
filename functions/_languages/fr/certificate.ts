import type { CertificateTexts } from '../en/certificate.ts';
import { day, percent } from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

export const certificate: CertificateTexts = {
  heading: 'Certificat de réussite',
  awarded: 'Ce certificat est décerné à',
  nameless: 'La personne titulaire de ce certificat',
  for: 'pour avoir réussi le quiz',
  score: 'Score',
  completed: 'Terminé',
  issuer: 'Délivré par',
  code: 'Certificat',
  title: (name, quiz) => `Certificat de ${name} : ${quiz}`,
  qr: (page) => `Code QR qui ouvre ${page}`,
  check: 'Vérifiez-le sur',
  incomplete:
    'Aucune police de cette feuille n’a les signes que […] remplace. La page ci-dessous montre le texte entier.',
  day: (at) => plain(day(at)),
  percent: (value) => plain(percent(value)),
};
