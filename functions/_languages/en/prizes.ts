import { ordinal } from '@quizhall/shared/rules/ordinal';
import type { MailText } from '../mail-text.ts';
import type { PoolNews, PoolTold, PrizeNews, PrizeTold } from '../news.ts';
import { day, money, time } from './formats.ts';

const ofQuiz = ({ title, code }: Pick<PrizeTold, 'title' | 'code'>): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'a quiz that you took' : `the quiz with the code ${code}`;
};

/** The news, what it means, what comes next, and what to press; notifications say the same. */
interface Saying {
  subject: string;
  says: (told: PrizeTold) => string;
  next?: (told: PrizeTold) => string;
  action: string;
}

const PRIZES: Record<PrizeNews, Saying> = {
  won: {
    subject: 'You have won a prize',
    says: ({ place, cents, ...quiz }) =>
      `You came in at ${ordinal(place)} place of ${ofQuiz(quiz)} and won ${money(cents)}.`,
    next: ({ claimBy }) =>
      `Say where the money goes by ${day(claimBy)}. You are paid within 7 days after you do.`,
    action: 'Claim your prize',
  },
  remind: {
    subject: 'Your prize still waits for you',
    says: ({ cents, ...quiz }) => `You won ${money(cents)} at ${ofQuiz(quiz)} and have not claimed it yet.`,
    next: ({ claimBy }) => `After ${day(claimBy)} it goes back to whoever offered it.`,
    action: 'Claim your prize',
  },
  held: {
    subject: 'Your prize is being looked into',
    says: ({ cents, ...quiz }) =>
      `Your prize of ${money(cents)} at ${ofQuiz(quiz)} is held while its result is looked into.`,
    next: ({ heldUntil }) =>
      heldUntil === undefined
        ? ''
        : `It is held until ${day(heldUntil)} at the latest. You need not do anything.`,
    action: 'See your prize',
  },
  freed: {
    subject: 'Your prize can be claimed',
    says: ({ cents, ...quiz }) => `Your prize of ${money(cents)} at ${ofQuiz(quiz)} is held no longer.`,
    next: ({ claimBy }) => `Say where the money goes by ${day(claimBy)}.`,
    action: 'Claim your prize',
  },
  paid: {
    subject: 'Your prize was sent',
    says: ({ cents, ...quiz }) => `${money(cents)} for ${ofQuiz(quiz)} is on its way to you.`,
    next: () => 'Banks take up to 3 business days.',
    action: 'See your prize',
  },
  refused: {
    subject: 'Your prize could not be sent',
    says: ({ cents }) => `The account that you named did not take ${money(cents)}. Nothing is lost.`,
    next: ({ claimBy }) => `Check the details and send them again by ${day(claimBy)}.`,
    action: 'Enter the details again',
  },
  unclaimed: {
    subject: 'Your prize was not claimed',
    says: ({ cents, ...quiz }) =>
      `${money(cents)} for ${ofQuiz(quiz)} was not claimed in time and went back.`,
    action: 'See your prize',
  },
  annulled: {
    subject: 'Your prize was taken back',
    says: ({ cents, ...quiz }) =>
      `Your attempt at ${ofQuiz(quiz)} was annulled, so its prize of ${money(cents)} went back.`,
    action: 'See your prize',
  },
};

const POOLS: Record<PoolNews, { subject: string; says: (told: PoolTold) => string; action: string }> = {
  paid: {
    subject: 'Your receipt for a prize pool',
    says: ({ title, cents }) =>
      `You paid ${money(cents)} for the prize of “${title}”, the fee included. Your receipt is ready as a PDF.`,
    action: 'Open receipt',
  },
  over: {
    subject: 'Your quiz is over: winners are decided soon',
    says: ({ title, at = 0 }) =>
      `Everything is in for “${title}”. Winners are decided on ${time(at)}: correct answer keys or annul attempts before that.`,
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
      `${winners === 1 ? `One person wins ${money(cents)}` : `${winners} people share ${money(cents)}`} of “${title}”, and ${winners === 1 ? 'was' : 'each was'} told how to claim it.`,
    action: 'See the winners',
  },
  noWinners: {
    subject: 'Your prize pool goes back to you',
    says: ({ title, cents }) =>
      `“${title}” ended without a winner. ${money(cents)} goes back to you, the fee included.`,
    action: 'See the prize pool',
  },
  lapsed: {
    subject: 'Your prize pool goes back to you',
    says: ({ title, cents }) =>
      `“${title}” was not published before its end. ${money(cents)} goes back to you, the fee included. With a later end you can pay its prize again.`,
    action: 'See the prize pool',
  },
  returned: {
    subject: 'A prize goes back to you',
    says: ({ title, cents }) => `A prize of “${title}” was not paid out. ${money(cents)} goes back to you.`,
    action: 'See the prize pool',
  },
  back: {
    subject: 'What you paid for a prize goes back to you',
    says: ({ title, cents }) =>
      `${money(cents)} that you paid for the prize of “${title}”, its part of the fee included, is on its way back to where it came from. That can take some days.`,
    action: 'Open receipt',
  },
};

/** Mails about prizes, to winners and to who offers them. */
export const prizes = {
  prize: (news: PrizeNews, told: PrizeTold): MailText => {
    const { subject, says, next, action } = PRIZES[news];
    const checking =
      told.code === undefined
        ? []
        : [
            `To check this mail, open Quizhall yourself and enter the code ${told.code}: it leads to the quiz, which tells of its prize.`,
          ];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told), next?.(told) ?? ''].filter(Boolean),
      action,
      notes:
        told.title === undefined
          ? [
              'The link proves that the prize is yours. Do not pass it on.',
              ...checking,
              'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
            ]
          : ['Sign in with your account to see it.'],
    };
  },
  pool: (news: PoolNews, told: PoolTold): MailText => {
    const { subject, says, action } = POOLS[news];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told)],
      action,
      notes: ['You get this mail because you offered a prize with this quiz.'],
    };
  },
};

export type PrizeTexts = typeof prizes;
