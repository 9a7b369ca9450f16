import { inDollars } from '@quizhall/shared/rules/money';
import { ordinal } from '@quizhall/shared/rules/ordinal';
import { RETURN_REASONS } from '@quizhall/shared/model/prize';
import { dayText } from './day-text.ts';
import { type Mail, toMail } from './layout.ts';

/** What a winner is told of a prize. */
export const PRIZE_NEWS = ['won', 'remind', 'held', 'freed', 'paid', 'refused', ...RETURN_REASONS] as const;
export type PrizeNews = (typeof PRIZE_NEWS)[number];

interface Told {
  /** Left out where the address may be anybody's. */
  title?: string | undefined;
  /** Of the quiz, where its title is left out. */
  code?: string | undefined;
  place: number;
  cents: number;
  /** Epoch ms. */
  claimBy: number;
  heldUntil?: number | undefined;
}

const ofQuiz = ({ title, code }: Pick<Told, 'title' | 'code'>): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'a quiz that you took' : `the quiz with the code ${code}`;
};

interface Saying {
  subject: string;
  says: (told: Told) => string;
  /** What to do about it. */
  next?: (told: Told) => string;
  action: string;
}

/** The news, what it means, and what to press; notifications say the same. */
export const PRIZE_TEXTS: Record<PrizeNews, Saying> = {
  won: {
    subject: 'You have won a prize',
    says: ({ place, cents, ...quiz }) =>
      `You came in at ${ordinal(place)} place of ${ofQuiz(quiz)} and won ${inDollars(cents)}.`,
    next: ({ claimBy }) =>
      `Say where the money goes by ${dayText(claimBy)}. You are paid within 7 days after you do.`,
    action: 'Claim your prize',
  },
  remind: {
    subject: 'Your prize still waits for you',
    says: ({ cents, ...quiz }) =>
      `You won ${inDollars(cents)} at ${ofQuiz(quiz)} and have not claimed it yet.`,
    next: ({ claimBy }) => `After ${dayText(claimBy)} it goes back to whoever offered it.`,
    action: 'Claim your prize',
  },
  held: {
    subject: 'Your prize is being looked into',
    says: ({ cents, ...quiz }) =>
      `Your prize of ${inDollars(cents)} at ${ofQuiz(quiz)} is held while its result is looked into.`,
    next: ({ heldUntil }) =>
      heldUntil === undefined
        ? ''
        : `It is held until ${dayText(heldUntil)} at the latest. You need not do anything.`,
    action: 'See your prize',
  },
  freed: {
    subject: 'Your prize can be claimed',
    says: ({ cents, ...quiz }) => `Your prize of ${inDollars(cents)} at ${ofQuiz(quiz)} is held no longer.`,
    next: ({ claimBy }) => `Say where the money goes by ${dayText(claimBy)}.`,
    action: 'Claim your prize',
  },
  paid: {
    subject: 'Your prize was sent',
    says: ({ cents, ...quiz }) => `${inDollars(cents)} for ${ofQuiz(quiz)} is on its way to you.`,
    next: () => 'Banks take up to 3 business days.',
    action: 'See your prize',
  },
  refused: {
    subject: 'Your prize could not be sent',
    says: ({ cents }) => `The account that you named did not take ${inDollars(cents)}. Nothing is lost.`,
    next: ({ claimBy }) => `Check the details and send them again by ${dayText(claimBy)}.`,
    action: 'Enter the details again',
  },
  unclaimed: {
    subject: 'Your prize was not claimed',
    says: ({ cents, ...quiz }) =>
      `${inDollars(cents)} for ${ofQuiz(quiz)} was not claimed in time and went back.`,
    action: 'See your prize',
  },
  annulled: {
    subject: 'Your prize was taken back',
    says: ({ cents, ...quiz }) =>
      `Your attempt at ${ofQuiz(quiz)} was annulled, so its prize of ${inDollars(cents)} went back.`,
    action: 'See your prize',
  },
};

/** To a winner. */
export function prizeMail({ news, url, ...told }: Told & { news: PrizeNews; url: string }): Mail {
  const { subject, says, next, action } = PRIZE_TEXTS[news];
  return toMail({
    subject,
    preview: says(told),
    paragraphs: [says(told), next?.(told) ?? ''].filter(Boolean),
    action: { label: action, url },
    notes:
      told.title === undefined
        ? [
            'The link proves that the prize is yours. Do not pass it on.',
            ...(told.code === undefined
              ? []
              : [
                  `To check this mail, open Quizhall yourself and enter the code ${told.code}: it leads to the quiz, which tells of its prize.`,
                ]),
            'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
          ]
        : ['Sign in with your account to see it.'],
  });
}

export const POOL_NEWS = [
  'paid',
  'over',
  'grading',
  'decided',
  'noWinners',
  'lapsed',
  'returned',
  'back',
] as const;
export type PoolNews = (typeof POOL_NEWS)[number];

export interface PoolTold {
  title: string;
  cents: number;
  winners?: number | undefined;
  /** Epoch ms. */
  at?: number | undefined;
}

const HOUR = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const hourText = (at: number): string => `${HOUR.format(at)} UTC`;

/** To the owner of a quiz with a prize pool. */
export const POOL_TEXTS: Record<
  PoolNews,
  { subject: string; says: (told: PoolTold) => string; action: string }
> = {
  paid: {
    subject: 'Your receipt for a prize pool',
    says: ({ title, cents }) =>
      `You paid ${inDollars(cents)} for the prize of “${title}”, the fee included. Your receipt is ready as a PDF.`,
    action: 'Open receipt',
  },
  over: {
    subject: 'Your quiz is over: winners are decided soon',
    says: ({ title, at = 0 }) =>
      `Everything is in for “${title}”. Winners are decided on ${hourText(at)}: correct answer keys or annul attempts before that.`,
    action: 'See the prize pool',
  },
  grading: {
    subject: 'Winners wait for your grades',
    says: ({ title }) =>
      `“${title}” is over, and answers still wait to be graded. Winners are decided after that.`,
    action: 'Grade the answers',
  },
  decided: {
    subject: 'The winners of your quiz are decided',
    says: ({ title, cents, winners }) =>
      `${winners === 1 ? `One person wins ${inDollars(cents)}` : `${winners} people share ${inDollars(cents)}`} of “${title}”, and ${winners === 1 ? 'was' : 'each was'} told how to claim it.`,
    action: 'See the winners',
  },
  noWinners: {
    subject: 'Your prize pool goes back to you',
    says: ({ title, cents }) =>
      `“${title}” ended without a winner. ${inDollars(cents)} goes back to you, the fee included.`,
    action: 'See the prize pool',
  },
  lapsed: {
    subject: 'Your prize pool goes back to you',
    says: ({ title, cents }) =>
      `“${title}” was not published before its end. ${inDollars(cents)} goes back to you, the fee included. With a later end you can pay its prize again.`,
    action: 'See the prize pool',
  },
  returned: {
    subject: 'A prize goes back to you',
    says: ({ title, cents }) =>
      `A prize of “${title}” was not paid out. ${inDollars(cents)} goes back to you.`,
    action: 'See the prize pool',
  },
  back: {
    subject: 'What you paid for a prize goes back to you',
    says: ({ title, cents }) =>
      `${inDollars(cents)} that you paid for the prize of “${title}”, its part of the fee included, is on its way back to where it came from. That can take some days.`,
    action: 'Open receipt',
  },
};

/** To the owner of a quiz. */
export function poolMail({ news, url, ...told }: PoolTold & { news: PoolNews; url: string }): Mail {
  const { subject, says, action } = POOL_TEXTS[news];
  return toMail({
    subject,
    preview: says(told),
    paragraphs: [says(told)],
    action: { label: action, url },
    notes: ['You get this mail because you offered a prize with this quiz.'],
  });
}
