import { type Mail, toMail } from './layout.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Left out where the address may be anybody's. */
const named = (title: string | undefined): string => (title === undefined ? 'a quiz' : `“${title}”`);

interface Paid {
  title?: string | undefined;
  cents: number;
  url: string;
}

const NOT_YOU =
  'You did not pay for a quiz? Then somebody mistyped their address, and you can ignore this mail.';

/** Somebody has paid to take a quiz. */
export function entryReceiptMail({ title, cents, url, letsIn }: Paid & { letsIn: boolean }): Mail {
  const amount = dollars.format(cents / 100);
  return toMail({
    subject: `Your receipt for ${amount}`,
    preview: `Paid: ${amount}. You can start the quiz.`,
    paragraphs: [
      `You paid ${amount} to take ${named(title)}. You can start now.`,
      'Your receipt is ready as a PDF:',
    ],
    action: { label: 'Open receipt', url },
    notes: [
      ...(letsIn
        ? ['On another device, open the receipt there: it lets that device in. Do not pass the link on.']
        : []),
      NOT_YOU,
    ],
  });
}

/** What was paid to take a quiz goes back. */
export function entryRefundedMail({ title, cents, url, cancelled }: Paid & { cancelled: boolean }): Mail {
  const amount = dollars.format(cents / 100);
  return toMail({
    subject: `Your ${amount} is on its way back`,
    preview: cancelled ? 'The quiz was cancelled.' : 'Its creator has refunded your entry.',
    paragraphs: [
      cancelled
        ? `The quiz that you paid for was cancelled: ${named(title)}.`
        : `The creator of ${named(title)} has refunded your entry.`,
      `${amount} goes back to where it came from. That can take some days.`,
    ],
    action: { label: 'Open receipt', url },
    notes: [NOT_YOU],
  });
}
