import { keptDraft } from '@/lib/form/kept-draft.ts';

/**
 * The payment that this tab has begun for one thing (`prizePool#…`), as long as nothing has become of it: whoever closes
 * the dialog, or reloads the page, finds it again.
 */
export const runningPayment = (subject: string) =>
  keptDraft<string>({
    key: `quizhall.payment.${subject}`,
    place: 'tab',
    read(value) {
      if (typeof value !== 'string') throw new TypeError('no payment');
      return value;
    },
  });
