import { text } from '@quizhall/shared/i18n';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';

const M = messagesInLanguages('organizations', {
  invite: {
    joinNamed: text<{ organization: string }>('Join {organization} on Quizhall'),
    joinUnnamed: 'You are invited to an organization',
    preview: 'View the invitation and accept it.',
    text: text<{ inviter: string; organization: string }>(
      '{inviter} invites you to join {organization} on Quizhall. View the invitation, then accept:',
    ),
    aManager: 'A manager',
    organization: text<{ organization: string }>('“{organization}”'),
    anOrganization: 'an organization',
    action: 'See the invitation',
    notes: [
      'The link works once, for 7 days. It is meant for this address: any other account needs the approval of the organization.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  },
  exported: {
    subject: 'Everything that your organization holds was asked for as a file',
    preview: 'Was that you?',
    text: text<{ title: string }>(
      'Somebody who is signed in as you has asked for everything that “{title}” holds as a file: members with their addresses, quizzes, and what was answered in them.',
    ),
    notYou: 'If that was not you, sign out everywhere and change your password in your profile.',
    action: 'Open the organization',
    notes: ['You get this mail because the organization is yours.'],
  },
  twoFactorWanted: {
    subject: 'Set up two-factor authentication',
    preview: text<{ from: string }>('Your organization requires it from {from} on.'),
    text: text<{ title: string; from: string }>(
      '“{title}” requires two-factor authentication from {from} on. After that you open nothing there without it.',
    ),
    how: 'It takes two minutes: in your profile, under Security, with an authenticator app on your phone.',
    action: 'Set it up',
    notes: ['You get this mail because you are a member.'],
  },
  deleted: {
    subject: 'Your organization was deleted',
    preview: text<{ until: string }>('Everything of it goes on {until}.'),
    text: text<{ title: string }>(
      'The owner of “{title}” has deleted it. It is closed, and its quizzes are paused.',
    ),
    restorable: text<{ until: string }>(
      'Until {until} the owner can restore it. After that everything of it goes: members, quizzes and what was answered in them.',
    ),
    action: 'Open the organization',
    notes: ['You get this mail because you are a member.'],
  },
  restored: {
    subject: 'Your organization is back',
    preview: 'It was restored, with its quizzes and members.',
    text: text<{ title: string }>('“{title}” was restored, with its quizzes and members.'),
    action: 'Open the organization',
    notes: ['You get this mail because you are a member.'],
  },
  webhookOff: {
    subject: 'A webhook was switched off',
    text: text<{ host: string }>(
      'Nothing that we sent to {host} in the last three days came through, so we send nothing there any more.',
    ),
    how: 'Look at its last deliveries, mend what receives them, and switch it on again.',
    action: 'See the deliveries',
    notes: ['You get this mail because you manage an organization that set up this webhook.'],
  },
});

/** Names in an invitation; a name that must not be repeated is undefined. */
interface InviteNames {
  organization: string | undefined;
  inviter: string | undefined;
}

/** Mails about organizations. */
export const ORGANIZATION_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { day } = NUMBER_FORMATS[language];
  return {
    invite: ({ organization, inviter }: InviteNames): MailText => {
      const { preview, text, action, notes, ...named } = m.invite;
      return {
        subject: organization ? named.joinNamed({ organization }) : named.joinUnnamed,
        preview,
        paragraphs: [
          text({
            inviter: inviter ?? named.aManager,
            organization: organization ? named.organization({ organization }) : named.anOrganization,
          }),
        ],
        action,
        notes,
      };
    },
    exported: (title: string): MailText => {
      const { text, notYou, ...mail } = m.exported;
      return { ...mail, paragraphs: [text({ title }), notYou] };
    },
    /** @param from epoch ms */
    twoFactorWanted: (title: string, from: number): MailText => {
      const { preview, text, how, ...mail } = m.twoFactorWanted;
      return {
        ...mail,
        preview: preview({ from: day(from) }),
        paragraphs: [text({ title, from: day(from) }), how],
      };
    },
    /** @param until when all data of the organization is deleted (epoch ms); undefined: it was restored */
    deletion: (title: string, until: number | undefined): MailText => {
      if (until === undefined) {
        const { text, ...mail } = m.restored;
        return { ...mail, paragraphs: [text({ title })] };
      }
      const { preview, text, restorable, ...mail } = m.deleted;
      return {
        ...mail,
        preview: preview({ until: day(until) }),
        paragraphs: [text({ title }), restorable({ until: day(until) })],
      };
    },
    /** To the managers of an organization. @param host of the receiver */
    webhookOff: (host: string): MailText => {
      const { text, how, ...mail } = m.webhookOff;
      return { ...mail, preview: text({ host }), paragraphs: [text({ host }), how] };
    },
  };
});
