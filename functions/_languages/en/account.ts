import type { MailText, NoteLink } from '../mail-text.ts';
import type { TwoFactorNews } from '../news.ts';
import { time } from './formats.ts';

const leftOf = (left: number) =>
  left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`;

const TWO_FACTOR: Record<TwoFactorNews, (left: number) => [subject: string, text: string]> = {
  on: () => [
    'Two-factor authentication is on',
    'From now on, signing in to your account asks for a code of your authenticator app, and every other device is signed out. Keep your recovery codes where you find them without your phone.',
  ],
  off: () => ['Two-factor authentication is off', 'From now on, your password alone opens your account.'],
  used: (left) => [
    'A recovery code was used',
    `Somebody, probably you, signed in to your account with a recovery code. It does not work again. ${leftOf(left)}`,
  ],
  renewed: () => [
    'You have new recovery codes',
    'New recovery codes were made for your account. Those from before no longer work.',
  ],
};

/** What is left to do after the password was reset: whoever did it knew it. */
const AFTER: Record<TwoFactorNews, (contactUrl: string) => string | NoteLink> = {
  on: (url) => ({ text: 'Then write to us, and we switch off what somebody else has switched on:', url }),
  off: () => 'Then sign in and switch it on again.',
  used: () => 'Then sign in with your app and make new recovery codes.',
  renewed: () => 'Then sign in with your app and make new ones.',
};

/** Mails about accounts. */
export const account = {
  code: (): MailText => ({
    subject: 'Your Quizhall verification code',
    preview: 'Enter the code to finish your signup.',
    paragraphs: ['Enter this code to finish your signup:'],
    notes: [
      'The code works once, for 10 minutes. Never pass it on: we do not ask for it by phone or mail.',
      'You did not sign up? Then you can ignore this mail, and no account is created.',
    ],
  }),
  alreadyRegistered: (resetUrl: string): MailText => ({
    subject: 'You already have a Quizhall account',
    preview: 'Sign in, or reset your password.',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. You already have an account, so there is nothing to verify: just sign in.',
    ],
    action: 'Sign in',
    notes: [
      { text: 'Forgotten your password? Reset it here:', url: resetUrl },
      'It was not you? Then you can ignore this mail: your account is unchanged.',
    ],
  }),
  /** @param device undefined where it is unknown */
  newSignIn: (
    name: string,
    device: string | undefined,
    { at, last }: { at: number; last?: boolean | undefined },
  ): MailText => ({
    subject: 'New sign-in to your Quizhall account',
    preview: `With ${device ?? 'an unknown device'}.`,
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, has signed in to your account with ${device ?? 'an unknown device'}, on ${time(at)}.`,
      'It was you? Then there is nothing to do.',
    ],
    action: 'See where you are signed in',
    notes: [
      'It was not you? Sign that device out there, and change your password at once.',
      ...(last ? ['This is the fifth such mail today. We send no more until tomorrow.'] : []),
    ],
  }),
  resetLink: (name: string): MailText => ({
    subject: 'Reset your Quizhall password',
    preview: 'The link works once, for 30 minutes.',
    paragraphs: [`Hello ${name},`, 'You asked to reset your password. Choose a new one here:'],
    action: 'Reset password',
    notes: [
      'The link works once, for 30 minutes. Whoever has it can change your password, so do not pass it on.',
      'You did not ask for this? Then you can ignore this mail: your password is unchanged.',
    ],
  }),
  /** @param kept by somebody who was signed in, and still is there */
  passwordChanged: (name: string, kept: boolean, resetUrl: string): MailText => ({
    subject: 'Your Quizhall password was changed',
    preview: kept ? 'You were signed out everywhere else.' : 'You were signed out everywhere.',
    paragraphs: [
      `Hello ${name},`,
      kept
        ? 'Your password was changed, and you were signed out on every other device. Sign in there with the new one:'
        : 'Your password was changed, and you were signed out on every device. Sign in with the new one:',
    ],
    action: 'Sign in',
    notes: [{ text: 'It was not you? Reset your password at once:', url: resetUrl }],
  }),
  twoFactor: (
    name: string,
    { what, left }: { what: TwoFactorNews; left: number },
    links: { reset: string; contact: string },
  ): MailText => {
    const [subject, text] = TWO_FACTOR[what](left);
    return {
      subject,
      preview: 'A change in how your Quizhall account is opened.',
      paragraphs: [`Hello ${name},`, text],
      action: 'Look at my account',
      notes: [
        { text: 'It was not you? Reset your password at once, which signs out everybody:', url: links.reset },
        AFTER[what](links.contact),
      ],
    };
  },
  emailChangeCode: (): MailText => ({
    subject: 'Confirm your new email address',
    preview: 'Enter the code to use this address for your Quizhall account.',
    paragraphs: ['Enter this code to use this address for your Quizhall account:'],
    notes: [
      'The code works once, for 10 minutes. Never pass it on: we do not ask for it by phone or mail.',
      'You did not ask for this? Then you can ignore this mail, and nothing changes.',
    ],
  }),
  emailInUse: (): MailText => ({
    subject: 'This address already has a Quizhall account',
    preview: 'It cannot be used for another account.',
    paragraphs: [
      'Somebody, probably you, tried to use this address for another Quizhall account. It already belongs to an account, so nothing was changed.',
    ],
    action: 'Sign in',
    notes: ['It was not you? Then you can ignore this mail: your account is unchanged.'],
  }),
  /** @param change `until` in epoch ms */
  emailChanged: ({ name, email, until }: { name: string; email: string; until: number }): MailText => ({
    subject: 'The email address of your Quizhall account was changed',
    preview: 'It was not you? Undo it here.',
    paragraphs: [
      `Hello ${name},`,
      `Your account now uses ${email}. Mails about it no longer come to this address.`,
      `It was not you? Undo the change by ${time(until)}. That signs out every device, and you set a new password:`,
    ],
    action: 'Undo the change',
    notes: ['It was you? Then there is nothing to do.'],
  }),
  deleted: (name: string): MailText => ({
    subject: 'Your Quizhall account is deleted',
    preview: 'What we kept about you is gone.',
    paragraphs: [
      `Hello ${name},`,
      'Your account and what we kept about you are deleted. What you handed in to the quizzes of others stays with them, without your name.',
      'This is the last mail you get from us.',
    ],
    action: 'What stays, and why',
    notes: ['It was not you? Write to us at once: what is deleted cannot be brought back.'],
  }),
  /** @param provider its name */
  providerLinked: (name: string, provider: string): MailText => ({
    subject: `You can sign in with ${provider} now`,
    preview: 'A change in how your Quizhall account is opened.',
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, signed in with a ${provider} account that has your address. From now on it opens your Quizhall account, too.`,
    ],
    action: 'Look at my account',
    notes: [
      'It was not you? Then somebody else may be reading your mail: change the password of your mailbox first.',
    ],
  }),
  /** @param provider its name */
  providerUnlinked: (name: string, provider: string, resetUrl: string): MailText => ({
    subject: `${provider} no longer opens your account`,
    preview: 'A change in how your Quizhall account is opened.',
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, ended the link of your Quizhall account with ${provider}, and you were signed out on every other device.`,
    ],
    action: 'Look at my account',
    notes: [
      { text: 'It was not you? Reset your password at once, which signs out everybody:', url: resetUrl },
    ],
  }),
};

export type AccountTexts = typeof account;
