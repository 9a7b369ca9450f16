import type { SignInProvider } from '@quizhall/shared/model/enums';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { type Mail, toMail } from './layout.ts';

// The first two go to addresses that nobody has proven to own, on a stranger's demand. They repeat nothing that the
// stranger typed, or our mail would carry their text.

/** The code that finishes a signup. */
export function verificationCodeMail(code: string): Mail {
  return toMail({
    subject: 'Your Quizhall verification code',
    preview: 'Enter the code to finish your signup.',
    paragraphs: ['Enter this code to finish your signup:'],
    code,
    notes: [
      'The code works once, for 10 minutes. Never pass it on: we do not ask for it by phone or mail.',
      'You did not sign up? Then you can ignore this mail, and no account is created.',
    ],
  });
}

/** Instead of a code, when somebody signs up with the address of an account. */
export function alreadyRegisteredMail(siteUrl: string): Mail {
  return toMail({
    subject: 'You already have a Quizhall account',
    preview: 'Sign in, or reset your password.',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. You already have an account, so there is nothing to verify: just sign in.',
    ],
    action: { label: 'Sign in', url: siteUrl + SITE_PATHS.login },
    notes: [
      `Forgotten your password? Reset it here: ${siteUrl}${SITE_PATHS.forgotPassword}`,
      'It was not you? Then you can ignore this mail: your account is unchanged.',
    ],
  });
}

/** The last one: everything of the account is gone. */
export function accountDeletedMail(siteUrl: string, name: string): Mail {
  return toMail({
    subject: 'Your Quizhall account is deleted',
    preview: 'What we kept about you is gone.',
    paragraphs: [
      `Hello ${name},`,
      'Your account and what we kept about you are deleted. What you handed in to the quizzes of others stays with them, without your name.',
      'This is the last mail you get from us.',
    ],
    action: { label: 'What stays, and why', url: `${siteUrl}${CONTENT_PATHS.privacy}` },
    notes: ['It was not you? Write to us at once: what is deleted cannot be brought back.'],
  });
}

/** After the first sign-in with a device of this kind. */
export function newSignInMail(url: string, { name, device, at, last }: NewSignIn): Mail {
  return toMail({
    subject: 'New sign-in to your Quizhall account',
    preview: `With ${device}.`,
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, has signed in to your account with ${device}, on ${when.format(at)} UTC.`,
      'It was you? Then there is nothing to do.',
    ],
    action: { label: 'See where you are signed in', url },
    notes: [
      'It was not you? Sign that device out there, and change your password at once.',
      ...(last ? ['This is the fifth such mail today. We send no more until tomorrow.'] : []),
    ],
  });
}

interface NewSignIn {
  name: string;
  device: string;
  /** Epoch ms. */
  at: number;
  /** Further ones of this day are not told. */
  last?: boolean | undefined;
}

const when = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The link that sets a new password. */
export function resetLinkMail(siteUrl: string, name: string, token: string): Mail {
  return toMail({
    subject: 'Reset your Quizhall password',
    preview: 'The link works once, for 30 minutes.',
    paragraphs: [`Hello ${name},`, 'You asked to reset your password. Choose a new one here:'],
    action: {
      label: 'Reset password',
      url: siteUrl + sitePath(SITE_PATHS.resetPassword, {}, { token }),
    },
    notes: [
      'The link works once, for 30 minutes. Whoever has it can change your password, so do not pass it on.',
      'You did not ask for this? Then you can ignore this mail: your password is unchanged.',
    ],
  });
}

/** After a password was changed. `kept`: by somebody who was signed in, and still is there. */
export function passwordChangedMail(siteUrl: string, name: string, kept = false): Mail {
  return toMail({
    subject: 'Your Quizhall password was changed',
    preview: kept ? 'You were signed out everywhere else.' : 'You were signed out everywhere.',
    paragraphs: [
      `Hello ${name},`,
      kept
        ? 'Your password was changed, and you were signed out on every other device. Sign in there with the new one:'
        : 'Your password was changed, and you were signed out on every device. Sign in with the new one:',
    ],
    action: { label: 'Sign in', url: siteUrl + SITE_PATHS.login },
    notes: [`It was not you? Reset your password at once: ${siteUrl}${SITE_PATHS.forgotPassword}`],
  });
}

export const TWO_FACTOR_NEWS = ['on', 'off', 'used', 'renewed'] as const;

interface TwoFactorChange {
  name: string;
  what: (typeof TWO_FACTOR_NEWS)[number];
  /** Recovery codes that are left. */
  left?: number | undefined;
}

const leftOf = (left = 0) =>
  left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`;

interface TwoFactorText {
  subject: string;
  text: string;
  /** Whoever did it knew the password: a reset ends their sign-in. What is left to do after it. */
  after: string;
}

const TWO_FACTOR_TEXTS: Record<TwoFactorChange['what'], (left?: number) => TwoFactorText> = {
  on: () => ({
    subject: 'Two-factor authentication is on',
    text: 'From now on, signing in to your account asks for a code of your authenticator app, and every other device is signed out. Keep your recovery codes where you find them without your phone.',
    after: 'Then write to us, at {contact}: we switch off what somebody else has switched on.',
  }),
  off: () => ({
    subject: 'Two-factor authentication is off',
    text: 'From now on, your password alone opens your account.',
    after: 'Then sign in and switch it on again.',
  }),
  used: (left) => ({
    subject: 'A recovery code was used',
    text: `Somebody, probably you, signed in to your account with a recovery code. It does not work again. ${leftOf(left)}`,
    after: 'Then sign in with your app and make new recovery codes.',
  }),
  renewed: () => ({
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. Those from before no longer work.',
    after: 'Then sign in with your app and make new ones.',
  }),
};

/** Two-factor authentication was switched on or off, or its recovery codes were used or replaced. */
export function twoFactorMail(siteUrl: string, { name, what, left }: TwoFactorChange): Mail {
  const { subject, text, after } = TWO_FACTOR_TEXTS[what](left);
  return toMail({
    subject,
    preview: 'A change in how your Quizhall account is opened.',
    paragraphs: [`Hello ${name},`, text],
    action: { label: 'Look at my account', url: `${siteUrl}${SITE_PATHS.profile}?tab=security` },
    notes: [
      `It was not you? Reset your password at once, which signs out everybody: ${siteUrl}${SITE_PATHS.forgotPassword}`,
      after.replace('{contact}', siteUrl + SITE_PATHS.contact),
    ],
  });
}

const PROVIDER_NAMES: Record<SignInProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

/** An account is opened by another provider from now on, too. */
export function providerLinkedMail(
  siteUrl: string,
  { name, provider }: { name: string; provider: SignInProvider },
): Mail {
  const called = PROVIDER_NAMES[provider];
  return toMail({
    subject: `You can sign in with ${called} now`,
    preview: 'A change in how your Quizhall account is opened.',
    paragraphs: [
      `Hello ${name},`,
      `Somebody, probably you, signed in with a ${called} account that has your address. From now on it opens your Quizhall account, too.`,
    ],
    action: { label: 'Look at my account', url: siteUrl + SITE_PATHS.profile },
    notes: [
      'It was not you? Then somebody else may be reading your mail: change the password of your mailbox first.',
    ],
  });
}
