import { type Mail, toMail } from './layout.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Where the address may be anybody's, nothing that somebody has typed: the code of the quiz, if it is known. */
const named = ({ title, code }: Pick<Paid, 'title' | 'code'>): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'a quiz' : `the quiz with the code ${code}`;
};

interface Paid {
  title?: string | undefined;
  code?: string | undefined;
  cents: number;
  url: string;
}

const NOT_YOU =
  'You did not pay for a quiz? Then somebody mistyped their address, and you can ignore this mail.';

/** Whoever paid with an account has no doubt. */
const notYou = ({ title }: Pick<Paid, 'title'>): string[] => (title === undefined ? [NOT_YOU] : []);

/** Somebody has paid to take a quiz. */
export function entryReceiptMail({ cents, url, letsIn, ...quiz }: Paid & { letsIn: boolean }): Mail {
  const amount = dollars.format(cents / 100);
  return toMail({
    subject: `Your receipt for ${amount}`,
    preview: `Paid: ${amount}. You can start the quiz.`,
    paragraphs: [
      `You paid ${amount} to take ${named(quiz)}. You can start now.`,
      'Your receipt is ready as a PDF:',
    ],
    action: { label: 'Open receipt', url },
    notes: [
      ...(letsIn
        ? ['On another device, open the receipt there: it lets that device in. Do not pass the link on.']
        : []),
      ...notYou(quiz),
    ],
  });
}

/** What was paid to take a quiz goes back. */
export function entryRefundedMail({ cents, url, cancelled, ...quiz }: Paid & { cancelled: boolean }): Mail {
  const amount = dollars.format(cents / 100);
  return toMail({
    subject: `Your ${amount} is on its way back`,
    preview: cancelled ? 'The quiz was cancelled.' : 'Its creator has refunded your entry.',
    paragraphs: [
      cancelled
        ? `The quiz that you paid for was cancelled: ${named(quiz)}.`
        : `The creator of ${named(quiz)} has refunded your entry.`,
      `${amount} goes back to where it came from. That can take some days.`,
    ],
    action: { label: 'Open receipt', url },
    notes: notYou(quiz),
  });
}
