import { text } from '@quizhall/shared/i18n';
import { NUMBER_FORMATS } from './number-formats.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';

const M = messagesInLanguages('certificate', {
  heading: 'Certificate of completion',
  awarded: 'This certificate is awarded to',
  /** For a certificate without a name. */
  nameless: 'The holder of this certificate',
  for: 'for successfully completing the quiz',
  score: 'Score',
  completed: 'Completed',
  issuer: 'Issued by',
  code: 'Certificate',
  title: text<{ name: string; quiz: string }>('Certificate of {name}: {quiz}'),
  qr: text<{ page: string }>('QR code that opens {page}'),
  check: 'Check it at',
  incomplete: 'No font of this sheet has the signs that […] stands for. The page below shows the whole text.',
});

/** Replaces spaces that some fonts lack. */
const plain = (said: string) => said.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Texts of a printed certificate. */
export const CERTIFICATE_MESSAGES = perLanguage((language) => {
  const { day, percent } = NUMBER_FORMATS[language];
  return {
    ...M[language],
    title: (name: string, quiz: string): string => M[language].title({ name, quiz }),
    qr: (page: string): string => M[language].qr({ page }),
    day: (at: number): string => plain(day(at)),
    percent: (value: number): string => plain(percent(value)),
  };
});

export type CertificateTexts = (typeof CERTIFICATE_MESSAGES)['en'];
