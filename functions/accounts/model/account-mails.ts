import type { SignInProvider, SiteLanguage } from '@quizhall/shared/model/enums';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ACCOUNT_MESSAGES } from '../../platform/messages/account.ts';
import type { TwoFactorNews } from '../../platform/messages/mail-subjects.ts';
import { type Mail, toMail } from '../../platform/mail/layout.ts';

/** Where an owner looks at how their account is opened. */
const SECURITY = sitePath(SITE_PATHS.profile, {}, { tab: 'security' });

// The first two go to addresses that nobody has proven to own, on a stranger's demand. They repeat nothing that the
// stranger typed, or our mail would carry their text.

/** The code that finishes a signup. */
export const verificationCodeMail = (code: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].code(), { language, code });

/** Instead of a code, when somebody signs up with the address of an account. */
export const alreadyRegisteredMail = (siteUrl: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].alreadyRegistered(siteUrl + SITE_PATHS.forgotPassword), {
    language,
    url: siteUrl + SITE_PATHS.login,
  });

/** The code that confirms a new address. */
export const emailChangeCodeMail = (code: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].emailChangeCode(), { language, code });

/** Instead of that code, to the address of another account. */
export const emailInUseMail = (siteUrl: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].emailInUse(), { language, url: siteUrl + SITE_PATHS.login });

interface EmailChange {
  name: string;
  /** The new address. */
  email: string;
  token: string;
  /** When the link expires, epoch ms. */
  until: number;
}

/** To the former address: it was replaced, and the link restores it. */
export const emailChangedMail = (
  siteUrl: string,
  { token, ...told }: EmailChange,
  language: SiteLanguage,
): Mail =>
  toMail(ACCOUNT_MESSAGES[language].emailChanged(told), {
    language,
    url: siteUrl + sitePath(SITE_PATHS.undoEmailChange, {}, { token }),
  });

/** The last one: everything of the account is gone. */
export const accountDeletedMail = (siteUrl: string, name: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].deleted(name), { language, url: siteUrl + CONTENT_PATHS.privacy });

/** What devices are called that say nothing of themselves, here and in mails that were written before. */
const UNKNOWN = /^(an )?unknown device$/i;

/** After the first sign-in with a device of this kind; `at` in epoch ms, `last`: further ones of this day are not told. */
export function newSignInMail(
  url: string,
  { name, device, ...told }: { name: string; device: string; at: number; last?: boolean | undefined },
  language: SiteLanguage,
): Mail {
  const known = UNKNOWN.test(device) ? undefined : device;
  return toMail(ACCOUNT_MESSAGES[language].newSignIn(name, known, told), { language, url });
}

/** The link that sets a new password. */
export const resetLinkMail = (siteUrl: string, name: string, token: string, language: SiteLanguage): Mail =>
  toMail(ACCOUNT_MESSAGES[language].resetLink(name), {
    language,
    url: siteUrl + sitePath(SITE_PATHS.resetPassword, {}, { token }),
  });

/** After a password was changed. `kept`: by somebody who was signed in, and still is there. */
export const passwordChangedMail = (
  siteUrl: string,
  { name, kept = false }: { name: string; kept?: boolean | undefined },
  language: SiteLanguage,
): Mail =>
  toMail(ACCOUNT_MESSAGES[language].passwordChanged(name, kept, siteUrl + SITE_PATHS.forgotPassword), {
    language,
    url: siteUrl + SITE_PATHS.login,
  });

interface TwoFactorChange {
  name: string;
  what: TwoFactorNews;
  /** Recovery codes that are left. */
  left?: number | undefined;
}

/** Two-factor authentication was switched on or off, or its recovery codes were used or replaced. */
export function twoFactorMail(
  siteUrl: string,
  { name, what, left = 0 }: TwoFactorChange,
  language: SiteLanguage,
): Mail {
  const links = { reset: siteUrl + SITE_PATHS.forgotPassword, contact: siteUrl + SITE_PATHS.contact };
  const text = ACCOUNT_MESSAGES[language].twoFactor(name, { what, left }, links);
  return toMail(text, { language, url: siteUrl + SECURITY });
}

const PROVIDER_NAMES: Record<SignInProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

interface LinkChange {
  name: string;
  provider: SignInProvider;
}

/** An account is opened by another provider from now on, too. */
export const providerLinkedMail = (
  siteUrl: string,
  { name, provider }: LinkChange,
  language: SiteLanguage,
): Mail =>
  toMail(ACCOUNT_MESSAGES[language].providerLinked(name, PROVIDER_NAMES[provider]), {
    language,
    url: siteUrl + SECURITY,
  });

/** It no longer is. */
export function providerUnlinkedMail(
  siteUrl: string,
  { name, provider }: LinkChange,
  language: SiteLanguage,
): Mail {
  const resetUrl = siteUrl + SITE_PATHS.forgotPassword;
  const text = ACCOUNT_MESSAGES[language].providerUnlinked(name, PROVIDER_NAMES[provider], resetUrl);
  return toMail(text, { language, url: siteUrl + SECURITY });
}
