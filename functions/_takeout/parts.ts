import { Charge } from '@quizhall/shared/model/payment';
import { shownEmail } from '@quizhall/shared/model/pupil-account';
import { Prize } from '@quizhall/shared/model/prize';
import { isAssigned, SHOWN_AFTER } from '@quizhall/shared/rules/assignments';
import { type Figures, latestOf, toSums } from '@quizhall/shared/rules/organization-figures';
import * as z from 'zod';
import { ownFieldsOf } from '../_accounts/signed-in-user.ts';
import { listAssignmentsSince } from '../_data/assignments.ts';
import { toSavedQuestion } from '../_data/bank.ts';
import { StoredCharge } from '../_data/charges.ts';
import { toJoinRequest } from '../_data/join-requests.ts';
import { type Membership, toMembership } from '../_data/memberships.ts';
import { getMemberFigures } from '../_data/organization-figures.ts';
import { toNotification } from '../_data/notifications.ts';
import type { PERSONAL_DATA } from '../_data/personal-data.ts';
import { ItemPlace, pageOfPersonal, type PersonalKindName, wholeItems } from '../_data/personal-items.ts';
import { toReport } from '../_data/quiz-reports.ts';
import { toPrize } from '../_data/prizes.ts';
import { sessionGoesOn, toOpenSession } from '../_data/sessions.ts';
import { toTwoFactor } from '../_data/two-factor.ts';
import { chargeAnswer } from '../_payments/charge-answer.ts';
import { planInvoices } from '../_payments/plan-invoices.ts';
import { prizeAnswer } from '../_payments/prize-answer.ts';
import { subscriptionAnswer } from '../_payments/subscription-answer.ts';
import { mapBounded } from '../_platform/bounded.ts';
import { now } from '../_platform/clock.ts';
import { tellAttempt } from './attempt.ts';
import type { Holder, Told } from './holder.ts';
import { readQuizzes } from './quiz.ts';

type Kinds = typeof PERSONAL_DATA;
/** Everything that `PERSONAL_DATA` says is told. */
export type PartName = {
  [Name in PersonalKindName]: Kinds[Name]['told'] extends true ? Name : never;
}[PersonalKindName];

type ReadPart = (holder: Holder, after: unknown) => Promise<Told>;

const AT_ONCE = 5;

interface Telling {
  /** So many items a page. */
  limit?: number;
  /** The index shows a part of them only. */
  whole?: true;
  tell: (item: unknown, holder: Holder) => object | undefined | Promise<object | undefined>;
}

/** A part that tells each item by itself. */
const each =
  (kind: PartName, { limit = 100, whole, tell }: Telling): ReadPart =>
  async (holder, after) => {
    const place = after === undefined ? undefined : ItemPlace.parse(after);
    const { items, next } = await pageOfPersonal(kind, holder, { limit, after: place });
    const found: readonly unknown[] = whole ? await wholeItems(items) : items;
    const told = await mapBounded(found, AT_ONCE, async (item) => tell(item, holder));
    return { told: told.filter((one) => one !== undefined), next };
  };

const cardOf = (item: unknown): Record<string, unknown> =>
  z.object({ card: z.record(z.string(), z.unknown()) }).parse(item).card;

const SortKey = z.object({ sk: z.string() });
const behind = (item: unknown): string => SortKey.parse(item).sk.split('#').slice(1).join('#');
const Since = z.object({ since: z.string().optional() });
const Seconds = z.object({ expiresAt: z.number() });
const Extra = z.object({
  card: z.object({ quizId: z.string() }),
  factor: z.number().optional(),
  minutes: z.number().optional(),
  since: z.string(),
});
const Wish = z.object({ confirmedAt: z.string().optional(), requestedAt: z.string().optional() });
const Message = z.object({
  about: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  rating: z.number().optional(),
  sentAt: z.string(),
});
const Saved = z.object({ sk: z.string(), at: z.string() });

/** The parts of the download, in its order. One that is missing does not compile. */
export const PARTS: Record<PartName, ReadPart> = {
  account: each('account', {
    tell: (_, { user }) => {
      const { organizationName, plan, createdAt, passwordHash, passwordChangedAt, devices, twoFactorSince } =
        user;
      const { formerEmails } = user;
      return {
        ...ownFieldsOf(user),
        organizationName,
        plan,
        createdAt,
        formerEmails: formerEmails?.flatMap(({ email, until }) =>
          shownEmail(email) ? [{ email, until: toIso(until * 1_000) }] : [],
        ),
        hasPassword: passwordHash !== '',
        passwordChangedAt,
        twoFactorSince,
        kindsOfDevices: devices,
      };
    },
  }),
  secondFactor: each('secondFactor', {
    tell: (item) => {
      const { isOn, since, recovery } = toTwoFactor(item);
      return isOn ? { since, recoveryCodesLeft: recovery.size } : undefined;
    },
  }),
  providers: each('providers', {
    tell: (item) => ({ provider: behind(item), since: Since.parse(item).since }),
  }),
  signIns: each('signIns', {
    tell: (item, { user }) => {
      const { createdAt, lastUsedAt, device } = toOpenSession(item);
      // One that was ended stays in the table until its time is over.
      const goesOn = sessionGoesOn(item, user.securityVersion);
      return { device, createdAt: toIso(createdAt), lastUsedAt: toIso(lastUsedAt), goesOn };
    },
  }),
  browsers: each('browsers', {
    tell: (item) => ({ knownUntil: toIso(Seconds.parse(item).expiresAt * 1_000) }),
  }),
  plan: each('plan', {
    tell: async (_, { id }) => ({
      ...(await subscriptionAnswer(id)).subscription,
      invoices: await planInvoices(id),
    }),
  }),
  newsletter: each('newsletter', { tell: (item) => Wish.parse(item) }),
  memberships: each('memberships', {
    tell: async (item) => {
      const membership = toMembership(item);
      const figures = await getMemberFigures(membership.organizationId, membership.userId);
      const assigned = await assignedIn(membership);
      return {
        ...membership,
        ...(figures && { figures: tellFigures(figures) }),
        ...(assigned.length > 0 && { assigned }),
      };
    },
  }),
  joinRequests: each('joinRequests', {
    tell(item) {
      const request = toJoinRequest(item);
      // The invitation was sent to somebody else.
      return request && { ...request, invitation: request.invitation && { role: request.invitation.role } };
    },
  }),
  results: each('results', {
    limit: 10,
    tell: (item) => tellAttempt(String(cardOf(item)['id'])),
  }),
  quizzes: readQuizzes,
  questionBank: each('questionBank', { tell: (item) => toSavedQuestion(item) }),
  coAuthorships: each('coAuthorships', { tell: cardOf }),
  extraTime: each('extraTime', {
    whole: true,
    tell: (item) => {
      const { card, ...extra } = Extra.parse(item);
      return { ...card, ...extra };
    },
  }),
  saved: each('saved', {
    tell: (item) => {
      const { sk, at } = Saved.parse(item);
      return { quizId: sk, at };
    },
  }),
  startAlerts: each('startAlerts', { tell: cardOf }),
  notifications: each('notifications', { tell: toNotification }),
  payments: each('payments', {
    tell: (item) => Charge.parse(chargeAnswer(StoredCharge.parse(cardOf(item)))),
  }),
  prizes: each('prizes', { whole: true, tell: (item) => Prize.parse(prizeAnswer(toPrize(item))) }),
  messages: each('messages', {
    whole: true,
    tell(item) {
      const message = Message.parse(item);
      return { ...message, email: shownEmail(message.email) };
    },
  }),
  reports: each('reports', {
    whole: true,
    tell: (item) => {
      const { quizId, reason, details, at } = toReport(item);
      return { quizId, reason, details, at };
    },
  }),
};

/** What a member has to take, or had to lately. */
async function assignedIn(membership: Membership): Promise<object[]> {
  const assignments = await listAssignmentsSince(membership.organizationId, now() - SHOWN_AFTER);
  return assignments
    .filter((assignment) => isAssigned(assignment, membership))
    .map(({ quizId, title, dueAt, note }) => ({ quizId, title, dueAt: toIso(dueAt), note }));
}

/** Participation that an organization counts of a member. Sums of scores would disclose scores that are withheld. */
const tellFigures = (figures: Figures) => {
  const { begun, completed } = toSums(figures);
  const latest = latestOf(figures);
  return {
    begun,
    completed,
    ...(latest > 0 && { latest: toIso(latest) }),
  };
};

const toIso = (at: number): string => new Date(at).toISOString();
