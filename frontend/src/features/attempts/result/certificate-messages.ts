import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the certificate on the result page. */
export const certificate = catalogue('takingCertificate', {
  title: 'Your certificate',
  looking: 'Looking it up',
  /** Where it was given to nobody by name. */
  nameless: 'You gave no name at the start, so it names nobody.',
  to: text<{ name: string; issuer: string }>('In the name of {name}, issued by {issuer}.'),
  toNobody: text<{ issuer: string }>('Issued by {issuer}.'),
  stands: 'It is valid. Whoever you show it to can check it:',
  page: text<{ code: string }>('Certificate {code}'),
  copy: 'Copy link',
  making: 'It is being made',
  makingText: 'That takes some seconds. Its code stays the same:',
  void: 'It no longer stands',
  voidText: 'Your answers were marked anew, and the result is below the passing score now.',
  failed: 'It could not be looked up',
  failedText: 'It is kept under its code:',
  again: 'Look again',
});
