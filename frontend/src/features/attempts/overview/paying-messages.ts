import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** What is said where a quiz has to be paid before the start. */
export const paying = catalogue('takingPaying', {
  button: text<{ price: string }>('Pay {price} to start'),
  title: 'Pay to start',
  row: text<{ title: string }>('Entry to “{title}”'),
  note: 'You pay once, whatever number of attempts the quiz allows. The receipt comes by e-mail.',
  paid: 'You can start the quiz now.',
  done: 'Payment complete. You can start the quiz now.',
});
