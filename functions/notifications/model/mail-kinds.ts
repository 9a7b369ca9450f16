import * as z from 'zod';
import type { Brand } from '@quizhall/shared/model/organizations/brand';
import { SIGN_IN_PROVIDERS, type SiteLanguage } from '@quizhall/shared/model/enums';
import { ATTEMPT_CHANGES } from '@quizhall/shared/model/attempts/attempt-change';
import { ASSIGNMENT_NEWS } from '@quizhall/shared/rules/organizations/assignments';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ASSIGNMENT_MESSAGES } from '../../platform/messages/assignments.ts';
import type { MailText } from '../../platform/messages/mail-text.ts';
import { PLAN_NEWS, POOL_NEWS, PRIZE_NEWS, TWO_FACTOR_NEWS } from '../../platform/messages/mail-subjects.ts';
import { ORGANIZATION_MESSAGES } from '../../platform/messages/organizations.ts';
import { PAYMENT_MESSAGES } from '../../platform/messages/payments.ts';
import { PRIZE_MESSAGES } from '../../platform/messages/prizes.ts';
import { QUIZ_MESSAGES } from '../../platform/messages/quizzes.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  newSignInMail,
  passwordChangedMail,
  providerLinkedMail,
  providerUnlinkedMail,
  twoFactorMail,
} from '../../accounts/model/account-mails.ts';
import { type Mail, toMail } from '../../platform/mail/layout.ts';
import { siteMessageMail } from '../../site/model/site-message-mail.ts';
import { config } from '../../platform/config.ts';
import { writeIssue } from '../../site/model/newsletter-issue.ts';

/** A kind of mail that nobody waits for: what has to be known of it, and what it says. */
interface MailKind<Data, Written> {
  data: z.ZodType<Data>;
  /** `brand`: of the organization whose quiz the data name. */
  write: (data: Data, language: SiteLanguage, brand?: Brand) => Written;
}

const mailKind = <Data, Written>(kind: MailKind<Data, Written>) => ({
  data: kind.data,
  writeStored: (stored: unknown, language: SiteLanguage, brand?: Brand): Written =>
    kind.write(kind.data.parse(stored), language, brand),
});

/** A mail whose button leads to a path of the site. */
const leading = (text: MailText, path: string, language: SiteLanguage, brand?: Brand): Mail =>
  toMail(text, { language, url: config.SITE_URL + path, brand });

/** The quiz that a mail to a participant is about, in whose organization's look it is written: see `functions/attempts/model/mail-brand.ts`. */
const quizId = z.string().optional();

const SECURITY_PATH = sitePath(SITE_PATHS.profile, {}, { tab: 'security' });

/** Every kind of mail in the outbox. How to add one: `docs/decisions/0035-mail-outbox.md`. */
export const MAIL_KINDS = {
  passwordChanged: mailKind({
    data: z.object({ name: z.string(), kept: z.boolean().optional() }),
    write: (said, language) => passwordChangedMail(config.SITE_URL, said, language),
  }),
  providerLinked: mailKind({
    data: z.object({ name: z.string(), provider: z.enum(SIGN_IN_PROVIDERS) }),
    write: (said, language) => providerLinkedMail(config.SITE_URL, said, language),
  }),
  providerUnlinked: mailKind({
    data: z.object({ name: z.string(), provider: z.enum(SIGN_IN_PROVIDERS) }),
    write: (said, language) => providerUnlinkedMail(config.SITE_URL, said, language),
  }),
  twoFactor: mailKind({
    data: z.object({ name: z.string(), what: z.enum(TWO_FACTOR_NEWS), left: z.number().optional() }),
    write: (said, language) => twoFactorMail(config.SITE_URL, said, language),
  }),
  emailChanged: mailKind({
    data: z.object({ name: z.string(), email: z.string(), token: z.string(), until: z.number() }),
    write: (change, language) => emailChangedMail(config.SITE_URL, change, language),
  }),
  accountDeleted: mailKind({
    data: z.object({ name: z.string() }),
    write: ({ name }, language) => accountDeletedMail(config.SITE_URL, name, language),
  }),
  newSignIn: mailKind({
    data: z.object({ name: z.string(), device: z.string(), at: z.number(), last: z.boolean().optional() }),
    write: (told, language) => newSignInMail(config.SITE_URL + SECURITY_PATH, told, language),
  }),
  gradingReminder: mailKind({
    data: z.object({ title: z.string(), path: z.string() }),
    write: ({ title, path }, language) =>
      leading(QUIZ_MESSAGES[language].gradingReminder(title), path, language),
  }),
  deletionAnnounced: mailKind({
    data: z.object({
      title: z.string(),
      count: z.number(),
      at: z.number(),
      until: z.number(),
      path: z.string(),
    }),
    write: ({ path, ...announced }, language) =>
      leading(QUIZ_MESSAGES[language].deletionAnnounced(announced), path, language),
  }),
  resultReleased: mailKind({
    data: z.object({ quizId, title: z.string().optional(), percentage: z.number(), path: z.string() }),
    write: ({ title, percentage, path }, language, brand) =>
      leading(QUIZ_MESSAGES[language].released(title, percentage), path, language, brand),
  }),
  resultCorrected: mailKind({
    data: z.object({
      quizId,
      title: z.string().optional(),
      from: z.number(),
      to: z.number(),
      path: z.string(),
    }),
    write: ({ title, from, to, path }, language, brand) =>
      leading(QUIZ_MESSAGES[language].corrected(title, from, to), path, language, brand),
  }),
  entryReceipt: mailKind({
    data: z.object({
      quizId,
      title: z.string().optional(),
      code: z.string().optional(),
      cents: z.number(),
      path: z.string(),
      /** The link lets another device in. */
      letsIn: z.boolean(),
    }),
    write: ({ path, ...paid }, language, brand) =>
      leading(PAYMENT_MESSAGES[language].entryReceipt(paid), path, language, brand),
  }),
  entryRefunded: mailKind({
    data: z.object({
      quizId,
      title: z.string().optional(),
      code: z.string().optional(),
      cents: z.number(),
      path: z.string(),
      cancelled: z.boolean(),
    }),
    write: ({ path, ...paid }, language, brand) =>
      leading(PAYMENT_MESSAGES[language].entryRefunded(paid), path, language, brand),
  }),
  attemptChanged: mailKind({
    data: z.object({
      quizId,
      what: z.enum(ATTEMPT_CHANGES),
      title: z.string().optional(),
      reason: z.string().optional(),
      path: z.string(),
    }),
    write: ({ path, what, title, reason }, language, brand) =>
      leading(QUIZ_MESSAGES[language].attemptChanged(what, title, reason), path, language, brand),
  }),
  prize: mailKind({
    data: z.object({
      quizId,
      news: z.enum(PRIZE_NEWS),
      title: z.string().optional(),
      code: z.string().optional(),
      place: z.number(),
      cents: z.number(),
      claimBy: z.number(),
      heldUntil: z.number().optional(),
      path: z.string(),
    }),
    write: ({ path, news, ...told }, language, brand) =>
      leading(PRIZE_MESSAGES[language].prize(news, told), path, language, brand),
  }),
  prizePool: mailKind({
    data: z.object({
      news: z.enum(POOL_NEWS),
      title: z.string(),
      cents: z.number(),
      winners: z.number().optional(),
      at: z.number().optional(),
      path: z.string(),
    }),
    write: ({ path, news, ...told }, language) =>
      leading(PRIZE_MESSAGES[language].pool(news, told), path, language),
  }),
  plan: mailKind({
    data: z.object({
      news: z.enum(PLAN_NEWS),
      plan: z.string(),
      cents: z.number().optional(),
      from: z.number().optional(),
      until: z.number().optional(),
      retryAt: z.number().optional(),
      path: z.string(),
    }),
    write: ({ path, ...told }, language) => leading(PAYMENT_MESSAGES[language].plan(told), path, language),
  }),
  webhookOff: mailKind({
    data: z.object({ host: z.string(), path: z.string() }),
    write: ({ host, path }, language) =>
      leading(ORGANIZATION_MESSAGES[language].webhookOff(host), path, language),
  }),
  assignment: mailKind({
    data: z.object({
      quizId,
      news: z.enum(ASSIGNMENT_NEWS),
      quiz: z.string(),
      organization: z.string(),
      dueAt: z.number(),
      timezone: z.string(),
      path: z.string(),
    }),
    write: ({ path, ...told }, language, brand) =>
      leading(ASSIGNMENT_MESSAGES[language].assignment(told), path, language, brand),
  }),
  organizationExported: mailKind({
    data: z.object({ title: z.string(), path: z.string() }),
    write: ({ path, title }, language) =>
      leading(ORGANIZATION_MESSAGES[language].exported(title), path, language),
  }),
  twoFactorWanted: mailKind({
    data: z.object({ title: z.string(), from: z.number(), path: z.string() }),
    write: ({ path, title, from }, language) =>
      leading(ORGANIZATION_MESSAGES[language].twoFactorWanted(title, from), path, language),
  }),
  organizationDeletion: mailKind({
    data: z.object({ title: z.string(), until: z.number().optional(), path: z.string() }),
    write: ({ path, title, until }, language) =>
      leading(ORGANIZATION_MESSAGES[language].deletion(title, until), path, language),
  }),
  takenDown: mailKind({
    data: z.object({ title: z.string(), reason: z.string().optional(), path: z.string() }),
    write: ({ path, ...told }, language) => leading(QUIZ_MESSAGES[language].takenDown(told), path, language),
  }),
  /** Not for whoever has unsubscribed since it was queued. */
  newsletter: mailKind({
    data: z.object({ issue: z.string(), subscriber: z.string() }),
    write: writeIssue,
  }),
  siteMessage: mailKind({
    data: z.object({
      about: z.enum(['contact', 'feedback']),
      name: z.string(),
      email: z.string(),
      message: z.string(),
      rating: z.number().optional(),
      suspected: z.literal(true).optional(),
    }),
    write: siteMessageMail,
  }),
};

export type MailKinds = typeof MAIL_KINDS;
