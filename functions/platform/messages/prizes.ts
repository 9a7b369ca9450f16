import { text } from '@quizhall/shared/i18n';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type { PoolNews, PoolMessage, PrizeNews, PrizeMessage } from './mail-subjects.ts';

interface Prize {
  quiz: string;
  amount: string;
  place: number;
}
interface Next {
  claimBy: string;
  heldUntil: string;
}
interface Pool {
  title: string;
  amount: string;
  winners: number;
  at: string;
}

const M = messagesInLanguages('prizes', {
  quiz: {
    titled: text<{ title: string }>('“{title}”'),
    coded: text<{ code: string }>('the quiz with the code {code}'),
    unknown: 'a quiz that you took',
  },
  prize: {
    won: {
      subject: 'You have won a prize',
      says: text<Prize>(
        'You came in at {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place of {quiz} and won {amount}.',
      ),
      next: text<Next>('Say where the money goes by {claimBy}. You are paid within 7 days after you do.'),
      action: 'Claim your prize',
    },
    remind: {
      subject: 'Your prize still waits for you',
      says: text<Prize>('You won {amount} at {quiz} and have not claimed it yet.'),
      next: text<Next>('After {claimBy} it goes back to whoever offered it.'),
      action: 'Claim your prize',
    },
    held: {
      subject: 'Your prize is being looked into',
      says: text<Prize>('Your prize of {amount} at {quiz} is held while its result is looked into.'),
      next: text<Next>('It is held until {heldUntil} at the latest. You need not do anything.'),
      action: 'See your prize',
    },
    freed: {
      subject: 'Your prize can be claimed',
      says: text<Prize>('Your prize of {amount} at {quiz} is held no longer.'),
      next: text<Next>('Say where the money goes by {claimBy}.'),
      action: 'Claim your prize',
    },
    paid: {
      subject: 'Your prize was sent',
      says: text<Prize>('{amount} for {quiz} is on its way to you.'),
      next: text<Next>('Banks take up to 3 business days.'),
      action: 'See your prize',
    },
    refused: {
      subject: 'Your prize could not be sent',
      says: text<Prize>('The account that you named did not take {amount}. Nothing is lost.'),
      next: text<Next>('Check the details and send them again by {claimBy}.'),
      action: 'Enter the details again',
    },
    unclaimed: {
      subject: 'Your prize was not claimed',
      says: text<Prize>('{amount} for {quiz} was not claimed in time and went back.'),
      action: 'See your prize',
    },
    annulled: {
      subject: 'Your prize was taken back',
      says: text<Prize>('Your attempt at {quiz} was annulled, so its prize of {amount} went back.'),
      action: 'See your prize',
    },
  },
  prizeNotes: {
    link: 'The link proves that the prize is yours. Do not pass it on.',
    code: text<{ code: string }>(
      'To check this mail, open Quizhall yourself and enter the code {code}: it leads to the quiz, which tells of its prize.',
    ),
    notYou: 'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
    account: 'Sign in with your account to see it.',
  },
  pool: {
    paid: {
      subject: 'Your receipt for a prize pool',
      says: text<Pool>(
        'You paid {amount} for the prize of “{title}”, the fee included. Your receipt is ready as a PDF.',
      ),
      action: 'Open receipt',
    },
    over: {
      subject: 'Your quiz is over: winners are decided soon',
      says: text<Pool>(
        'Everything is in for “{title}”. Winners are decided on {at}: correct answer keys or annul attempts before that.',
      ),
      action: 'See the prize pool',
    },
    grading: {
      subject: 'Winners wait for your grades',
      says: text<Pool>(
        '“{title}” is over, and answers still wait to be graded. Winners are decided after that.',
      ),
      action: 'Grade the answers',
    },
    decided: {
      subject: 'The winners of your quiz are decided',
      says: text<Pool>(
        '{winners, plural, one {One person wins {amount} of “{title}”, and was told how to claim it.} other {# people share {amount} of “{title}”, and each was told how to claim it.}}',
      ),
      action: 'See the winners',
    },
    noWinners: {
      subject: 'Your prize pool goes back to you',
      says: text<Pool>('“{title}” ended without a winner. {amount} goes back to you, the fee included.'),
      action: 'See the prize pool',
    },
    lapsed: {
      subject: 'Your prize pool goes back to you',
      says: text<Pool>(
        '“{title}” was not published before its end. {amount} goes back to you, the fee included. With a later end you can pay its prize again.',
      ),
      action: 'See the prize pool',
    },
    returned: {
      subject: 'A prize goes back to you',
      says: text<Pool>('A prize of “{title}” was not paid out. {amount} goes back to you.'),
      action: 'See the prize pool',
    },
    back: {
      subject: 'What you paid for a prize goes back to you',
      says: text<Pool>(
        '{amount} that you paid for the prize of “{title}”, its part of the fee included, is on its way back to where it came from. That can take some days.',
      ),
      action: 'Open receipt',
    },
  },
  poolNotes: ['You get this mail because you offered a prize with this quiz.'],
});

/** Mails about prizes, to winners and to the people who offer them. */
export const PRIZE_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { day, money, time } = NUMBER_FORMATS[language];

  const quizOf = ({ title, code }: PrizeMessage): string => {
    if (title !== undefined) return m.quiz.titled({ title });
    return code === undefined ? m.quiz.unknown : m.quiz.coded({ code });
  };

  const nextOf = (news: PrizeNews, { claimBy, heldUntil }: PrizeMessage): string[] => {
    const said = m.prize[news];
    if (!('next' in said) || (news === 'held' && heldUntil === undefined)) return [];
    return [said.next({ claimBy: day(claimBy), heldUntil: day(heldUntil ?? claimBy) })];
  };

  const prizeNotes = ({ title, code }: PrizeMessage): string[] => {
    const notes = m.prizeNotes;
    if (title !== undefined) return [notes.account];
    return [notes.link, ...(code === undefined ? [] : [notes.code({ code })]), notes.notYou];
  };

  return {
    prize: (news: PrizeNews, told: PrizeMessage): MailText => {
      const { subject, says, action } = m.prize[news];
      const text = says({ quiz: quizOf(told), amount: money(told.cents), place: told.place });
      return {
        subject,
        preview: text,
        paragraphs: [text, ...nextOf(news, told)],
        action,
        notes: prizeNotes(told),
      };
    },
    pool: (news: PoolNews, { title, cents, winners = 0, at = 0 }: PoolMessage): MailText => {
      const { subject, says, action } = m.pool[news];
      const text = says({ title, amount: money(cents), winners, at: time(at) });
      return { subject, preview: text, paragraphs: [text], action, notes: m.poolNotes };
    },
  };
});
