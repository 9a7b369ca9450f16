import type { CertificateTexts } from '../en/certificate.ts';
import { day, percent } from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

export const certificate: CertificateTexts = {
  heading: 'Zertifikat',
  awarded: 'Dieses Zertifikat erhält',
  nameless: 'Wer dieses Zertifikat besitzt',
  for: 'für den erfolgreichen Abschluss des Quiz',
  score: 'Wertung',
  completed: 'Abgeschlossen',
  issuer: 'Ausgestellt von',
  code: 'Zertifikat',
  title: (name, quiz) => `Zertifikat für ${name}: ${quiz}`,
  qr: (page) => `QR-Code, der ${page} öffnet`,
  check: 'Prüfe es auf',
  incomplete:
    'Keine Schrift dieses Blatts hat die Zeichen, für die […] steht. Die Seite unten zeigt den ganzen Text.',
  day: (at) => plain(day(at)),
  percent: (value) => plain(percent(value)),
};
