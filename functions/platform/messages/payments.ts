import { text } from '@quizhall/shared/i18n';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type { PlanMessage } from './mail-subjects.ts';

/** Values of the first sentence about a plan. */
interface Plan {
  plan: string;
  amount: string;
  from: string;
  until: string;
}

const M = messagesInLanguages('payments', {
  priceChanged: text<{ from: string; to: string }>(
    'The price has changed from {from} to {to} meanwhile. Nothing was charged.',
  ),
  quiz: {
    titled: text<{ title: string }>('“{title}”'),
    coded: text<{ code: string }>('the quiz with the code {code}'),
    unknown: 'a quiz',
  },
  notYou: 'You did not pay for a quiz? Then somebody mistyped their address, and you can ignore this mail.',
  entryReceipt: {
    subject: text<{ amount: string }>('Your receipt for {amount}'),
    preview: text<{ amount: string }>('Paid: {amount}. You can start the quiz.'),
    paid: text<{ amount: string; quiz: string }>('You paid {amount} to take {quiz}. You can start now.'),
    ready: 'Your receipt is ready as a PDF:',
    action: 'Open receipt',
    letsIn: 'On another device, open the receipt there: it lets that device in. Do not pass the link on.',
  },
  entryRefunded: {
    subject: text<{ amount: string }>('Your {amount} is on its way back'),
    cancelled: {
      preview: 'The quiz was cancelled.',
      text: text<{ quiz: string }>('The quiz that you paid for was cancelled: {quiz}.'),
    },
    refunded: {
      preview: 'Its creator has refunded your entry.',
      text: text<{ quiz: string }>('The creator of {quiz} has refunded your entry.'),
    },
    goesBack: text<{ amount: string }>('{amount} goes back to where it came from. That can take some days.'),
    action: 'Open receipt',
  },
  /** Name of the plan without a price; other plan names are the same in every language. */
  freeName: 'Free',
  plan: {
    paid: {
      subject: 'Your payment was received',
      says: text<Plan>('Thank you. We received {amount} for {plan}, from {from} to {until}.'),
      next: 'The invoice is on the page of your subscription.',
      action: 'See your subscription',
    },
    declined: {
      subject: 'Your plan could not be renewed',
      says: text<Plan>(
        'Your card was declined when we charged {amount} for {plan}. You keep it until {until}.',
      ),
      retried: text<{ retryAt: string }>('We try again on {retryAt}. Enter another card to keep your plan.'),
      next: 'Enter another card to keep your plan.',
      action: 'Update card and pay',
    },
    // Only for payers without a stored card.
    due: {
      subject: 'Your plan has to be paid',
      says: text<Plan>(
        'A new period of {plan} has begun, and {amount} is due for it. You keep it until {until}.',
      ),
      next: 'No card is kept, so nothing was charged. Pay on the page of your subscription to keep your plan.',
      action: 'Pay for your plan',
    },
    trialEnds: {
      subject: 'Your trial ends soon',
      says: text<Plan>('Your free trial of {plan} ends on {until}.'),
      next: 'If you do nothing, you go back to the Free plan and nothing is charged.',
      action: 'Keep your plan',
    },
    trialOver: {
      subject: 'Your trial has ended',
      says: text<Plan>('Your free trial of {plan} has ended. Nothing was charged.'),
      action: 'See the plans',
    },
    cancelled: {
      subject: 'Your subscription is cancelled',
      says: text<Plan>(
        'You keep {plan} until {until}. Then you go back to the Free plan, and nothing more is charged.',
      ),
      next: 'You can change your mind until then.',
      action: 'See your subscription',
    },
    cancelledOver: {
      subject: 'Your plan has ended',
      says: text<Plan>('{plan} has ended, as you wanted.'),
      action: 'See the plans',
    },
    unpaid: {
      subject: 'Your plan has ended',
      says: text<Plan>('{plan} has ended, because it could not be renewed.'),
      action: 'See the plans',
    },
  },
  nowFree: 'You are on the Free plan now. Your quizzes and everything that was handed in stay as they are.',
  planNotes: [
    'You get this mail because you have, or had, a paid plan or a trial of one. Days are those of UTC.',
  ],
});

/** A mail to an address that may be anybody's has no title, only the code of the quiz if it is known. */
interface Paid {
  title?: string | undefined;
  code?: string | undefined;
  cents: number;
}

/** Mails about payments. */
export const PAYMENT_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { day, money } = NUMBER_FORMATS[language];

  const quizOf = ({ title, code }: Paid): string => {
    if (title !== undefined) return m.quiz.titled({ title });
    return code === undefined ? m.quiz.unknown : m.quiz.coded({ code });
  };
  const notYou = ({ title }: Paid): string[] => (title === undefined ? [m.notYou] : []);

  /** Second sentence of a mail about a plan. */
  const nextOf = ({ news, retryAt }: PlanMessage): string => {
    if (news === 'declined' && retryAt) return m.plan.declined.retried({ retryAt: day(retryAt) });
    const said = m.plan[news];
    return 'next' in said ? said.next : m.nowFree;
  };

  return {
    /** Shown in the dialog of the payment; cents. */
    priceChanged: (from: number, to: number): string => m.priceChanged({ from: money(from), to: money(to) }),
    /** A payment for taking a quiz. @param letsIn the link lets another device in */
    entryReceipt: ({ letsIn, ...paid }: Paid & { letsIn: boolean }): MailText => {
      const mail = m.entryReceipt;
      const amount = money(paid.cents);
      return {
        subject: mail.subject({ amount }),
        preview: mail.preview({ amount }),
        paragraphs: [mail.paid({ amount, quiz: quizOf(paid) }), mail.ready],
        action: mail.action,
        notes: letsIn ? [mail.letsIn, ...notYou(paid)] : notYou(paid),
      };
    },
    /** A payment for taking a quiz is refunded. */
    entryRefunded: ({ cancelled, ...paid }: Paid & { cancelled: boolean }): MailText => {
      const mail = m.entryRefunded;
      const amount = money(paid.cents);
      const cause = cancelled ? mail.cancelled : mail.refunded;
      return {
        subject: mail.subject({ amount }),
        preview: cause.preview,
        paragraphs: [cause.text({ quiz: quizOf(paid) }), mail.goesBack({ amount })],
        action: mail.action,
        notes: notYou(paid),
      };
    },
    plan: (told: PlanMessage): MailText => {
      const { news, plan, cents = 0, from = 0, until = 0 } = told;
      const { subject, says, action } = m.plan[news];
      const text = says({
        plan: plan === 'free' ? m.freeName : planName(plan),
        amount: money(cents),
        from: day(from),
        until: day(until),
      });
      return { subject, preview: text, paragraphs: [text, nextOf(told)], action, notes: m.planNotes };
    },
  };
});
