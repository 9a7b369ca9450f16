import * as z from 'zod';
import {
  accountDeletedMail,
  newSignInMail,
  passwordChangedMail,
  providerLinkedMail,
  TWO_FACTOR_NEWS,
  twoFactorMail,
} from '../_mail/account-mails.ts';
import type { Mail } from '../_mail/layout.ts';
import { takenDownMail } from '../_mail/taken-down-mail.ts';
import { POOL_NEWS, poolMail, PRIZE_NEWS, prizeMail } from '../_mail/prize-mails.ts';
import { entryReceiptMail, entryRefundedMail } from '../_mail/payment-mails.ts';
import {
  attemptChangedMail,
  deletionAnnouncedMail,
  gradingReminderMail,
  resultCorrectedMail,
  resultReleasedMail,
} from '../_mail/result-mails.ts';
import { PLAN_NEWS, planMail } from '../_mail/plan-mails.ts';
import { siteMessageMail } from '../_mail/site-message-mail.ts';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ATTEMPT_CHANGES } from '@quizhall/shared/model/attempt-change';
import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import { config } from '../_platform/config.ts';

/** A kind of mail that nobody waits for: what has to be known of it, and what it says. */
interface MailKind<Data> {
  data: z.ZodType<Data>;
  write: (data: Data) => Mail;
}

const mailKind = <Data>(kind: MailKind<Data>) => ({
  data: kind.data,
  writeStored: (stored: unknown): Mail => kind.write(kind.data.parse(stored)),
});

const SECURITY_PATH = sitePath(SITE_PATHS.profile, {}, { tab: 'security' });

/** Every kind of mail in the outbox. How to add one: `docs/decisions/0035-mail-outbox.md`. */
export const MAIL_KINDS = {
  passwordChanged: mailKind({
    data: z.object({ name: z.string(), kept: z.boolean().optional() }),
    write: ({ name, kept }) => passwordChangedMail(config.SITE_URL, name, kept),
  }),
  providerLinked: mailKind({
    data: z.object({ name: z.string(), provider: z.enum(SIGN_IN_PROVIDERS) }),
    write: (said) => providerLinkedMail(config.SITE_URL, said),
  }),
  twoFactor: mailKind({
    data: z.object({ name: z.string(), what: z.enum(TWO_FACTOR_NEWS), left: z.number().optional() }),
    write: (said) => twoFactorMail(config.SITE_URL, said),
  }),
  accountDeleted: mailKind({
    data: z.object({ name: z.string() }),
    write: ({ name }) => accountDeletedMail(config.SITE_URL, name),
  }),
  newSignIn: mailKind({
    data: z.object({ name: z.string(), device: z.string(), at: z.number(), last: z.boolean().optional() }),
    write: (told) => newSignInMail(config.SITE_URL + SECURITY_PATH, told),
  }),
  gradingReminder: mailKind({
    data: z.object({ title: z.string(), path: z.string() }),
    write: ({ title, path }) => gradingReminderMail({ title, url: config.SITE_URL + path }),
  }),
  deletionAnnounced: mailKind({
    data: z.object({
      title: z.string(),
      count: z.number(),
      at: z.number(),
      until: z.number(),
      path: z.string(),
    }),
    write: ({ path, ...announced }) => deletionAnnouncedMail({ ...announced, url: config.SITE_URL + path }),
  }),
  resultReleased: mailKind({
    data: z.object({ title: z.string().optional(), percentage: z.number(), path: z.string() }),
    write: ({ title, percentage, path }) =>
      resultReleasedMail({ title, percentage, url: config.SITE_URL + path }),
  }),
  resultCorrected: mailKind({
    data: z.object({ title: z.string().optional(), from: z.number(), to: z.number(), path: z.string() }),
    write: ({ title, from, to, path }) =>
      resultCorrectedMail({ title, from, to, url: config.SITE_URL + path }),
  }),
  entryReceipt: mailKind({
    data: z.object({
      title: z.string().optional(),
      code: z.string().optional(),
      cents: z.number(),
      path: z.string(),
      /** The link lets another device in. */
      letsIn: z.boolean(),
    }),
    write: ({ path, ...said }) => entryReceiptMail({ ...said, url: config.SITE_URL + path }),
  }),
  entryRefunded: mailKind({
    data: z.object({
      title: z.string().optional(),
      code: z.string().optional(),
      cents: z.number(),
      path: z.string(),
      cancelled: z.boolean(),
    }),
    write: ({ path, ...said }) => entryRefundedMail({ ...said, url: config.SITE_URL + path }),
  }),
  attemptChanged: mailKind({
    data: z.object({
      what: z.enum(ATTEMPT_CHANGES),
      title: z.string().optional(),
      reason: z.string().optional(),
      path: z.string(),
    }),
    write: ({ path, ...said }) => attemptChangedMail({ ...said, url: config.SITE_URL + path }),
  }),
  prize: mailKind({
    data: z.object({
      news: z.enum(PRIZE_NEWS),
      title: z.string().optional(),
      code: z.string().optional(),
      place: z.number(),
      cents: z.number(),
      claimBy: z.number(),
      heldUntil: z.number().optional(),
      path: z.string(),
    }),
    write: ({ path, ...told }) => prizeMail({ ...told, url: config.SITE_URL + path }),
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
    write: ({ path, ...told }) => poolMail({ ...told, url: config.SITE_URL + path }),
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
    write: ({ path, ...said }) => planMail({ ...said, url: config.SITE_URL + path }),
  }),
  takenDown: mailKind({
    data: z.object({ title: z.string(), reason: z.string().optional(), path: z.string() }),
    write: ({ path, ...told }) => takenDownMail({ ...told, url: config.SITE_URL + path }),
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
