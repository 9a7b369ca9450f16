import { day, percent } from './formats.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** The words of a certificate on paper. Their spaces are those of every font. */
export const certificate = {
  heading: 'Certificate of completion',
  awarded: 'This certificate is awarded to',
  /** Where no name was given, or none is kept. */
  nameless: 'The holder of this certificate',
  for: 'for successfully completing the quiz',
  score: 'Score',
  completed: 'Completed',
  issuer: 'Issued by',
  code: 'Certificate',
  title: (name: string, quiz: string) => `Certificate of ${name}: ${quiz}`,
  qr: (page: string) => `QR code that opens ${page}`,
  check: 'Check it at',
  incomplete: 'No font of this sheet has the signs that […] stands for. The page below shows the whole text.',
  day: (at: number): string => plain(day(at)),
  percent: (value: number): string => plain(percent(value)),
};

export type CertificateTexts = typeof certificate;
