import { text } from '@quizhall/shared/i18n';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type { TwoFactorNews } from './mail-subjects.ts';

/** Every mail has its own: in German, the first word after it depends on its punctuation. */
const HELLO = text<{ name: string }>('Hello {name},');
const ONLY_ONCE =
  'The code works once, for 10 minutes. Never pass it on: we do not ask for it by phone or mail.';

const M = messagesInLanguages('account', {
  code: {
    subject: 'Your Quizhall verification code',
    preview: 'Enter the code to finish your signup.',
    paragraphs: ['Enter this code to finish your signup:'],
    notes: [ONLY_ONCE, 'You did not sign up? Then you can ignore this mail, and no account is created.'],
  },
  alreadyRegistered: {
    subject: 'You already have a Quizhall account',
    preview: 'Sign in, or reset your password.',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. You already have an account, so there is nothing to verify: just sign in.',
    ],
    action: 'Sign in',
    reset: 'Forgotten your password? Reset it here:',
    notYou: 'It was not you? Then you can ignore this mail: your account is unchanged.',
  },
  newSignIn: {
    subject: 'New sign-in to your Quizhall account',
    device: text<{ browser: string; system: string }>('{browser} on {system}'),
    known: {
      preview: text<{ device: string }>('With {device}.'),
      text: text<{ device: string; at: string }>(
        'Somebody, probably you, has signed in to your account with {device}, on {at}.',
      ),
    },
    unknown: {
      preview: 'With an unknown device.',
      text: text<{ at: string }>(
        'Somebody, probably you, has signed in to your account with an unknown device, on {at}.',
      ),
    },
    hello: HELLO,
    wasYou: 'It was you? Then there is nothing to do.',
    action: 'See where you are signed in',
    notYou: 'It was not you? Sign that device out there, and change your password at once.',
    last: 'This is the fifth such mail today. We send no more until tomorrow.',
  },
  resetLink: {
    subject: 'Reset your Quizhall password',
    preview: 'The link works once, for 30 minutes.',
    hello: HELLO,
    text: 'You asked to reset your password. Choose a new one here:',
    action: 'Reset password',
    notes: [
      'The link works once, for 30 minutes. Whoever has it can change your password, so do not pass it on.',
      'You did not ask for this? Then you can ignore this mail: your password is unchanged.',
    ],
  },
  passwordChanged: {
    subject: 'Your Quizhall password was changed',
    hello: HELLO,
    elsewhere: {
      preview: 'You were signed out everywhere else.',
      text: 'Your password was changed, and you were signed out on every other device. Sign in there with the new one:',
    },
    everywhere: {
      preview: 'You were signed out everywhere.',
      text: 'Your password was changed, and you were signed out on every device. Sign in with the new one:',
    },
    action: 'Sign in',
    notYou: 'It was not you? Reset your password at once:',
  },
  twoFactor: {
    on: {
      subject: 'Two-factor authentication is on',
      text: 'From now on, signing in to your account asks for a code of your authenticator app, and every other device is signed out. Keep your recovery codes where you find them without your phone.',
      after: 'Then write to us, and we switch off what somebody else has switched on:',
    },
    off: {
      subject: 'Two-factor authentication is off',
      text: 'From now on, your password alone opens your account.',
      after: 'Then sign in and switch it on again.',
    },
    used: {
      subject: 'A recovery code was used',
      text: text<{ left: number }>(
        'Somebody, probably you, signed in to your account with a recovery code. It does not work again. {left, plural, =0 {None is left.} one {One is left.} other {# are left.}}',
      ),
      after: 'Then sign in with your app and make new recovery codes.',
    },
    renewed: {
      subject: 'You have new recovery codes',
      text: 'New recovery codes were made for your account. Those from before no longer work.',
      after: 'Then sign in with your app and make new ones.',
    },
    preview: 'A change in how your Quizhall account is opened.',
    hello: HELLO,
    action: 'Look at my account',
    notYou: 'It was not you? Reset your password at once, which signs out everybody:',
  },
  emailChangeCode: {
    subject: 'Confirm your new email address',
    preview: 'Enter the code to use this address for your Quizhall account.',
    paragraphs: ['Enter this code to use this address for your Quizhall account:'],
    notes: [ONLY_ONCE, 'You did not ask for this? Then you can ignore this mail, and nothing changes.'],
  },
  emailInUse: {
    subject: 'This address already has a Quizhall account',
    preview: 'It cannot be used for another account.',
    paragraphs: [
      'Somebody, probably you, tried to use this address for another Quizhall account. It already belongs to an account, so nothing was changed.',
    ],
    action: 'Sign in',
    notes: ['It was not you? Then you can ignore this mail: your account is unchanged.'],
  },
  emailChanged: {
    subject: 'The email address of your Quizhall account was changed',
    preview: 'It was not you? Undo it here.',
    hello: HELLO,
    text: text<{ email: string }>(
      'Your account now uses {email}. Mails about it no longer come to this address.',
    ),
    undo: text<{ until: string }>(
      'It was not you? Undo the change by {until}. That signs out every device, and you set a new password:',
    ),
    action: 'Undo the change',
    notes: ['It was you? Then there is nothing to do.'],
  },
  deleted: {
    subject: 'Your Quizhall account is deleted',
    preview: 'What we kept about you is gone.',
    hello: HELLO,
    text: 'Your account and what we kept about you are deleted. What you handed in to the quizzes of others stays with them, without your name.',
    last: 'This is the last mail you get from us.',
    action: 'What stays, and why',
    notes: ['It was not you? Write to us at once: what is deleted cannot be brought back.'],
  },
  providerLinked: {
    subject: text<{ provider: string }>('You can sign in with {provider} now'),
    preview: 'A change in how your Quizhall account is opened.',
    hello: HELLO,
    text: text<{ provider: string }>(
      'Somebody, probably you, signed in with a {provider} account that has your address. From now on it opens your Quizhall account, too.',
    ),
    action: 'Look at my account',
    notes: [
      'It was not you? Then somebody else may be reading your mail: change the password of your mailbox first.',
    ],
  },
  providerUnlinked: {
    subject: text<{ provider: string }>('{provider} no longer opens your account'),
    preview: 'A change in how your Quizhall account is opened.',
    hello: HELLO,
    text: text<{ provider: string }>(
      'Somebody, probably you, ended the link of your Quizhall account with {provider}, and you were signed out on every other device.',
    ),
    action: 'Look at my account',
    notYou: 'It was not you? Reset your password at once, which signs out everybody:',
  },
});

/** Mails about accounts. */
export const ACCOUNT_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { time } = NUMBER_FORMATS[language];
  return {
    code: (): MailText => m.code,
    alreadyRegistered: (resetUrl: string): MailText => {
      const { reset, notYou, ...mail } = m.alreadyRegistered;
      return { ...mail, notes: [{ text: reset, url: resetUrl }, notYou] };
    },
    /** @param device such as “Chrome on Windows”; undefined if it is unknown */
    newSignIn: (
      name: string,
      device: string | undefined,
      { at, last }: { at: number; last?: boolean | undefined },
    ): MailText => {
      const { known, unknown, ...mail } = m.newSignIn;
      const [, browser, system] = /^(.+?) on (.+)$/.exec(device ?? '') ?? [];
      const named = browser && system ? mail.device({ browser, system }) : device;
      return {
        subject: mail.subject,
        preview: named ? known.preview({ device: named }) : unknown.preview,
        paragraphs: [
          mail.hello({ name }),
          named ? known.text({ device: named, at: time(at) }) : unknown.text({ at: time(at) }),
          mail.wasYou,
        ],
        action: mail.action,
        notes: last ? [mail.notYou, mail.last] : [mail.notYou],
      };
    },
    resetLink: (name: string): MailText => {
      const { hello, text, ...mail } = m.resetLink;
      return { ...mail, paragraphs: [hello({ name }), text] };
    },
    /** @param kept by somebody who was signed in and still is there */
    passwordChanged: (name: string, kept: boolean, resetUrl: string): MailText => {
      const { subject, hello, elsewhere, everywhere, action, notYou } = m.passwordChanged;
      const { preview, text } = kept ? elsewhere : everywhere;
      return {
        subject,
        preview,
        paragraphs: [hello({ name }), text],
        action,
        notes: [{ text: notYou, url: resetUrl }],
      };
    },
    twoFactor: (
      name: string,
      { what, left }: { what: TwoFactorNews; left: number },
      links: { reset: string; contact: string },
    ): MailText => {
      const { preview, hello, action, notYou } = m.twoFactor;
      const { subject, text, after } = m.twoFactor[what];
      return {
        subject,
        preview,
        paragraphs: [hello({ name }), typeof text === 'string' ? text : text({ left })],
        action,
        notes: [
          { text: notYou, url: links.reset },
          what === 'on' ? { text: after, url: links.contact } : after,
        ],
      };
    },
    emailChangeCode: (): MailText => m.emailChangeCode,
    emailInUse: (): MailText => m.emailInUse,
    /** @param change `until` in epoch ms */
    emailChanged: ({ name, email, until }: { name: string; email: string; until: number }): MailText => {
      const { hello, text, undo, ...mail } = m.emailChanged;
      return { ...mail, paragraphs: [hello({ name }), text({ email }), undo({ until: time(until) })] };
    },
    deleted: (name: string): MailText => {
      const { hello, text, last, ...mail } = m.deleted;
      return { ...mail, paragraphs: [hello({ name }), text, last] };
    },
    /** @param provider its name */
    providerLinked: (name: string, provider: string): MailText => {
      const { subject, hello, text, ...mail } = m.providerLinked;
      return {
        ...mail,
        subject: subject({ provider }),
        paragraphs: [hello({ name }), text({ provider })],
      };
    },
    /** @param provider its name */
    providerUnlinked: (name: string, provider: string, resetUrl: string): MailText => {
      const { subject, preview, hello, text, action, notYou } = m.providerUnlinked;
      return {
        subject: subject({ provider }),
        preview,
        paragraphs: [hello({ name }), text({ provider })],
        action,
        notes: [{ text: notYou, url: resetUrl }],
      };
    },
  };
});
