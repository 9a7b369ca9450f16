import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { MailText } from '../mail-text.ts';
import type { Announced, TakenDownNews } from '../news.ts';
import { day, percent } from './formats.ts';

/** Left out where the address may be anybody's. */
type Title = string | undefined;

const taken = (title: Title): string => (title === undefined ? 'a quiz that you took' : `“${title}”`);

const NOT_YOU =
  'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.';
/** For an address that may be anybody's; who has an account finds the result in it. */
const RESULT_NOTES = [
  'Without an account the result opens in the browser in which you took the quiz.',
  NOT_YOU,
];

/** The news, what it means, and what to press. */
const CHANGES: Record<
  AttemptChangeKind,
  { subject: string; says: (quiz: string) => string; action: string }
> = {
  reopened: {
    subject: 'You can go on with your quiz',
    says: (quiz) => `Your attempt at ${quiz} was reopened. Go on before its time is over.`,
    action: 'Continue the quiz',
  },
  granted: {
    subject: 'You have another attempt',
    says: (quiz) => `You were granted another attempt at ${quiz}.`,
    action: 'Open the quiz',
  },
  forcedIn: {
    subject: 'Your quiz was handed in',
    says: (quiz) => `Your attempt at ${quiz} was handed in for you, with what was saved.`,
    action: 'See your result',
  },
  annulled: {
    subject: 'Your attempt was annulled',
    says: (quiz) => `Your attempt at ${quiz} was annulled. It counts nowhere.`,
    action: 'See what it says',
  },
  reinstated: {
    subject: 'Your attempt counts again',
    says: (quiz) => `Your attempt at ${quiz} was annulled before, and counts again.`,
    action: 'See your result',
  },
};

const deletion = ({ title, count, at, until }: Announced): string =>
  `On ${day(at)}, ${count === 1 ? '1 submission' : `${count} submissions`} of “${title}” handed in up to ${day(until)} will be deleted.`;

/** Of a receiver, by the name in its address. */
const webhookOff = (host: string): string =>
  `Nothing that we sent to ${host} in the last three days came through, so we send nothing there any more.`;

const takenDown = ({ title, reason }: TakenDownNews): [subject: string, text: string] =>
  reason === undefined
    ? ['Your quiz was put back', `“${title}” is there again for everybody whom its settings let in.`]
    : [
        'Your quiz was taken down',
        `The people who run this site took “${title}” down. The reason given: ${reason}`,
      ];

/** Names in an invitation to an organization; a name that must not be repeated is undefined. */
export interface InviteNames {
  organization: string | undefined;
  inviter: string | undefined;
}

/** Mails about quizzes and their results. */
export const quizzes = {
  entryCode: (): MailText => ({
    subject: 'Your Quizhall code',
    preview: 'Enter the code to go on to the quiz.',
    paragraphs: [
      'Somebody, probably you, wants to take a quiz with this address that has begun it on another device. Enter this code to go on:',
    ],
    notes: [
      'The code works once, for 10 minutes, on the device on which it was asked for. Never pass it on: we do not ask for it by phone or mail.',
      'It was not you? Then you can ignore this mail: nobody gets in with your address without the code.',
    ],
  }),
  invite: (): MailText => ({
    subject: 'You are invited to work on a quiz',
    preview: 'See who asks you, and for which quiz.',
    paragraphs: [
      'Somebody at Quizhall asks you to work on a quiz together. See who it is and which quiz, then accept or decline:',
    ],
    action: 'See the invitation',
    notes: [
      'The link works once, for 7 days. Whoever has it can accept in your place, so do not pass it on.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  }),
  organizationInvite: ({ organization, inviter }: InviteNames): MailText => ({
    subject: organization ? `Join ${organization} on Quizhall` : 'You are invited to an organization',
    preview: 'View the invitation and accept it.',
    paragraphs: [
      `${inviter ?? 'A manager'} invites you to join ${organization ? `“${organization}”` : 'an organization'} on Quizhall. View the invitation, then accept:`,
    ],
    action: 'See the invitation',
    notes: [
      'The link works once, for 7 days. It is meant for this address: any other account needs the approval of the organization.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  }),
  organizationExported: (title: string): MailText => ({
    subject: 'Everything that your organization holds was asked for as a file',
    preview: 'Was that you?',
    paragraphs: [
      `Somebody who is signed in as you has asked for everything that “${title}” holds as a file: members with their addresses, quizzes, and what was answered in them.`,
      'If that was not you, sign out everywhere and change your password in your profile.',
    ],
    action: 'Open the organization',
    notes: ['You get this mail because the organization is yours.'],
  }),
  twoFactorWanted: (title: string, from: number): MailText => ({
    subject: 'Set up two-factor authentication',
    preview: `Your organization requires it from ${day(from)} on.`,
    paragraphs: [
      `“${title}” requires two-factor authentication from ${day(from)} on. After that you open nothing there without it.`,
      'It takes two minutes: in your profile, under Security, with an authenticator app on your phone.',
    ],
    action: 'Set it up',
    notes: ['You get this mail because you are a member.'],
  }),
  /** @param until from when on everything of it goes (epoch ms); undefined: it was restored */
  organizationDeletion: (title: string, until: number | undefined): MailText =>
    until === undefined
      ? {
          subject: 'Your organization is back',
          preview: 'It was restored, with its quizzes and members.',
          paragraphs: [`“${title}” was restored, with its quizzes and members.`],
          action: 'Open the organization',
          notes: ['You get this mail because you are a member.'],
        }
      : {
          subject: 'Your organization was deleted',
          preview: `Everything of it goes on ${day(until)}.`,
          paragraphs: [
            `The owner of “${title}” has deleted it. It is closed, and its quizzes are paused.`,
            `Until ${day(until)} the owner can restore it. After that everything of it goes: members, quizzes and what was answered in them.`,
          ],
          action: 'Open the organization',
          notes: ['You get this mail because you are a member.'],
        },
  released: (title: Title, percentage: number): MailText => ({
    subject: 'Your quiz result is ready',
    preview: `Your score: ${percent(percentage)}.`,
    paragraphs: [
      `Your result of ${taken(title)} has been reviewed and is ready.`,
      `Your score: ${percent(percentage)}.`,
    ],
    action: 'See your result',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  corrected: (title: Title, from: number, to: number): MailText => ({
    subject: 'Your quiz result was corrected',
    preview: `Your score: ${percent(to)}.`,
    paragraphs: [
      `The answer key of ${taken(title)} was corrected, and your answers were graded again.`,
      `Your score: ${percent(to)}. Before: ${percent(from)}.`,
    ],
    action: 'See your result',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  gradingReminder: (title: string): MailText => ({
    subject: `Results of “${title}” still wait for you`,
    preview: 'Participants see their results once you have graded and released them.',
    paragraphs: [
      `Submissions of “${title}” have waited for a day to be graded or released.`,
      'Participants see their results once you have graded and released them.',
    ],
    action: 'Grade and release',
    notes: ['You get this mail because you own this quiz: once for what was handed in within a day.'],
  }),
  attemptChanged: (what: AttemptChangeKind, title: Title, reason: string | undefined): MailText => {
    const { subject, says, action } = CHANGES[what];
    const text = says(taken(title));
    return {
      subject,
      preview: text,
      paragraphs: [text, ...(reason ? [`The reason given: ${reason}`] : [])],
      action,
      notes: ['Without an account it opens in the browser in which you took the quiz.', NOT_YOU],
    };
  },
  deletionAnnounced: (announced: Announced): MailText => ({
    subject: `Old submissions of “${announced.title}” will be deleted`,
    preview: deletion(announced),
    paragraphs: [
      deletion(announced),
      'Names, addresses and answers go, scores and the numbers of the quiz stay. Export them first if you need them.',
    ],
    action: 'Export or change that',
    notes: ['You get this mail because you own this quiz and chose how long it keeps submissions.'],
  }),
  /** To whoever manages an organization. */
  webhookOff: (host: string): MailText => {
    const text = webhookOff(host);
    return {
      subject: 'A webhook was switched off',
      preview: text,
      paragraphs: [text, 'Look at its last deliveries, mend what receives them, and switch it on again.'],
      action: 'See the deliveries',
      notes: ['You get this mail because you manage an organization that set up this webhook.'],
    };
  },
  takenDown: (news: TakenDownNews): MailText => {
    const [subject, text] = takenDown(news);
    return {
      subject,
      preview: text,
      paragraphs:
        news.reason === undefined
          ? [text]
          : [
              text,
              'Nobody can open or start it. Whoever was taking it may finish, and you keep its results. If you think that this is wrong, write to us: the page of the quiz says how.',
            ],
      action: 'Open the quiz',
      notes: ['You get this mail because you own this quiz.'],
    };
  },
};

export type QuizTexts = typeof quizzes;
