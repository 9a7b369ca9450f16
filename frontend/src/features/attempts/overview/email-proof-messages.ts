import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Where an address was used on another device before. */
export const emailProof = catalogue('takingEmailProof', {
  sent: text<{ email: string }>(
    'This address has begun the quiz on another device. We sent a code to {email}: enter it to show that the address is yours.',
  ),
  spent: text<{ minutes: number }>(
    '{minutes, plural, =0 {A new code can be sent to this address again.} other {This address was sent too many codes. The next one can be sent in # min. A code that you have already still works for 10 minutes.}}',
  ),
  code: 'Code from the e-mail',
  goOn: 'Go on with what was begun on the other device',
  goOnHint: 'Only if it was you. Otherwise you start from the beginning.',
  resend: 'Send a new code',
  resendIn: text<{ seconds: number }>('Send a new code in {seconds} s'),
});
