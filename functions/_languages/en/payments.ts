import { planName } from '@quizhall/shared/rules/plans';
import type { MailText } from '../mail-text.ts';
import type { PlanNews, PlanTold } from '../news.ts';
import { day, money } from './formats.ts';

/** Where the address may be anybody's, nothing that somebody has typed: the code of the quiz, if it is known. */
interface Paid {
  title?: string | undefined;
  code?: string | undefined;
  cents: number;
}

const named = ({ title, code }: Paid): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'a quiz' : `the quiz with the code ${code}`;
};

/** Whoever paid with an account has no doubt. */
const notYou = ({ title }: Paid): string[] =>
  title === undefined
    ? ['You did not pay for a quiz? Then somebody mistyped their address, and you can ignore this mail.']
    : [];

const FREE = 'You are on the Free plan now. Your quizzes and everything that was handed in stay as they are.';

interface News {
  title: string;
  /** The first is also what the bell shows. */
  says: (told: PlanTold, name: string) => readonly string[];
  action: string;
}

const PLANS: Record<PlanNews, News> = {
  paid: {
    title: 'Your payment was received',
    says: ({ cents = 0, from = 0, until = 0 }, name) => [
      `Thank you. We received ${money(cents)} for ${name}, from ${day(from)} to ${day(until)}.`,
      'The invoice is on the page of your subscription.',
    ],
    action: 'See your subscription',
  },
  declined: {
    title: 'Your plan could not be renewed',
    says: ({ cents = 0, until = 0, retryAt }, name) => [
      `Your card was declined when we charged ${money(cents)} for ${name}. You keep it until ${day(until)}.`,
      `${retryAt ? `We try again on ${day(retryAt)}. ` : ''}Enter another card to keep your plan.`,
    ],
    action: 'Update card and pay',
  },
  // Where nothing is kept that could be charged.
  due: {
    title: 'Your plan has to be paid',
    says: ({ cents = 0, until = 0 }, name) => [
      `A new period of ${name} has begun, and ${money(cents)} is due for it. You keep it until ${day(until)}.`,
      'No card is kept, so nothing was charged. Pay on the page of your subscription to keep your plan.',
    ],
    action: 'Pay for your plan',
  },
  trialEnds: {
    title: 'Your trial ends soon',
    says: ({ until = 0 }, name) => [
      `Your free trial of ${name} ends on ${day(until)}.`,
      'If you do nothing, you go back to the Free plan and nothing is charged.',
    ],
    action: 'Keep your plan',
  },
  trialOver: {
    title: 'Your trial has ended',
    says: (_, name) => [`Your free trial of ${name} has ended. Nothing was charged.`, FREE],
    action: 'See the plans',
  },
  cancelled: {
    title: 'Your subscription is cancelled',
    says: ({ until = 0 }, name) => [
      `You keep ${name} until ${day(until)}. Then you go back to the Free plan, and nothing more is charged.`,
      'You can change your mind until then.',
    ],
    action: 'See your subscription',
  },
  cancelledOver: {
    title: 'Your plan has ended',
    says: (_, name) => [`${name} has ended, as you wanted.`, FREE],
    action: 'See the plans',
  },
  unpaid: {
    title: 'Your plan has ended',
    says: (_, name) => [`${name} has ended, because it could not be renewed.`, FREE],
    action: 'See the plans',
  },
};

/** Mails about what people pay. */
export const payments = {
  /** What who pays is told in the dialog; cents. */
  priceChanged: (from: number, to: number): string =>
    `The price has changed from ${money(from)} to ${money(to)} meanwhile. Nothing was charged.`,
  /** Somebody has paid to take a quiz. @param letsIn the link lets another device in */
  entryReceipt: ({ letsIn, ...quiz }: Paid & { letsIn: boolean }): MailText => ({
    subject: `Your receipt for ${money(quiz.cents)}`,
    preview: `Paid: ${money(quiz.cents)}. You can start the quiz.`,
    paragraphs: [
      `You paid ${money(quiz.cents)} to take ${named(quiz)}. You can start now.`,
      'Your receipt is ready as a PDF:',
    ],
    action: 'Open receipt',
    notes: [
      ...(letsIn
        ? ['On another device, open the receipt there: it lets that device in. Do not pass the link on.']
        : []),
      ...notYou(quiz),
    ],
  }),
  /** What was paid to take a quiz goes back. */
  entryRefunded: ({ cancelled, ...quiz }: Paid & { cancelled: boolean }): MailText => ({
    subject: `Your ${money(quiz.cents)} is on its way back`,
    preview: cancelled ? 'The quiz was cancelled.' : 'Its creator has refunded your entry.',
    paragraphs: [
      cancelled
        ? `The quiz that you paid for was cancelled: ${named(quiz)}.`
        : `The creator of ${named(quiz)} has refunded your entry.`,
      `${money(quiz.cents)} goes back to where it came from. That can take some days.`,
    ],
    action: 'Open receipt',
    notes: notYou(quiz),
  }),
  plan: (told: PlanTold): MailText => {
    const { title, says, action } = PLANS[told.news];
    const paragraphs = says(told, planName(told.plan));
    return {
      subject: title,
      preview: paragraphs[0] ?? '',
      paragraphs,
      action,
      notes: [
        'You get this mail because you have, or had, a paid plan or a trial of one. Days are those of UTC.',
      ],
    };
  },
};

export type PaymentTexts = typeof payments;
