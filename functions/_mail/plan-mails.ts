import { inDollars } from '@quizhall/shared/rules/money';
import { planName } from '@quizhall/shared/rules/plans';
import { dayText } from './day-text.ts';
import { type Mail, toMail } from './layout.ts';

/** What somebody is told about their plan. `trialOver` and `ended`: they are on the free plan now. */
export const PLAN_NEWS = [
  'paid',
  'declined',
  'due',
  'trialEnds',
  'trialOver',
  'cancelled',
  'cancelledOver',
  'unpaid',
] as const;
export type PlanNews = (typeof PLAN_NEWS)[number];

/** Epoch ms, cents. */
export interface Told {
  news: PlanNews;
  /** Its id. */
  plan: string;
  cents?: number | undefined;
  from?: number | undefined;
  until?: number | undefined;
  /** When a declined renewal is tried again, if it is. */
  retryAt?: number | undefined;
}

const day = (at = 0) => dayText(at);

const FREE = 'You are on the Free plan now. Your quizzes and everything that was handed in stay as they are.';

interface News {
  title: string;
  /** The first is also what the bell shows. */
  says: (told: Told, name: string) => readonly string[];
  action: string;
}

const NEWS: Record<PlanNews, News> = {
  paid: {
    title: 'Your payment was received',
    says: ({ cents = 0, from, until }, name) => [
      `Thank you. We received ${inDollars(cents)} for ${name}, from ${day(from)} to ${day(until)}.`,
      'The invoice is on the page of your subscription.',
    ],
    action: 'See your subscription',
  },
  declined: {
    title: 'Your plan could not be renewed',
    says: ({ cents = 0, until, retryAt }, name) => [
      `Your card was declined when we charged ${inDollars(cents)} for ${name}. You keep it until ${day(until)}.`,
      `${retryAt ? `We try again on ${day(retryAt)}. ` : ''}Enter another card to keep your plan.`,
    ],
    action: 'Update card and pay',
  },
  // Where nothing is kept that could be charged.
  due: {
    title: 'Your plan has to be paid',
    says: ({ cents = 0, until }, name) => [
      `A new period of ${name} has begun, and ${inDollars(cents)} is due for it. You keep it until ${day(until)}.`,
      'No card is kept, so nothing was charged. Pay on the page of your subscription to keep your plan.',
    ],
    action: 'Pay for your plan',
  },
  trialEnds: {
    title: 'Your trial ends soon',
    says: ({ until }, name) => [
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
    says: ({ until }, name) => [
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

/** The same for the bell: two short texts. */
export function planNote(told: Told): { title: string; message: string } {
  const { title, says } = NEWS[told.news];
  return { title, message: says(told, planName(told.plan))[0] ?? '' };
}

/** To whoever pays. */
export function planMail({ url, ...told }: Told & { url: string }): Mail {
  const { title, says, action } = NEWS[told.news];
  const paragraphs = says(told, planName(told.plan));
  return toMail({
    subject: title,
    preview: paragraphs[0] ?? '',
    paragraphs,
    action: { label: action, url },
    notes: [
      'You get this mail because you have, or had, a paid plan or a trial of one. Days are those of UTC.',
    ],
  });
}
