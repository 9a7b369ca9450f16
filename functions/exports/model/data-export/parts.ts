import { Charge } from '@quizhall/shared/model/payments/payment';
import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { Prize } from '@quizhall/shared/model/payments/prize';
import { isAssigned, SHOWN_AFTER } from '@quizhall/shared/rules/organizations/assignments';
import { type Figures, latestOf, toSums } from '@quizhall/shared/rules/organizations/organization-statistics';
import * as z from 'zod';
import { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { profileFields } from '../../../accounts/model/signed-in-user.ts';
import { listAssignmentsSince } from '../../../organizations/model/assignments.ts';
import { type Attempt, getAttempt } from '../../../attempts/model/attempts.ts';
import { toSavedQuestion } from '../../../quizzes/model/bank.ts';
import { StoredCharge } from '../../../payments/model/charge-store.ts';
import { getCorrectedContent } from '../../../quizzes/model/corrected-content.ts';
import { toJoinRequest } from '../../../organizations/model/join-requests.ts';
import { type Membership, toMembership } from '../../../organizations/model/memberships.ts';
import { getMemberStatistics } from '../../../organizations/model/organization-statistics.ts';
import { toNotification } from '../../../notifications/model/notifications.ts';
import type { PERSONAL_DATA } from '../../../accounts/model/personal-data.ts';
import {
  ItemPlace,
  listPersonalItems,
  type PersonalKindName,
  getFullItems,
} from '../../../accounts/model/personal-items.ts';
import { toReport } from '../../../explore/model/quiz-reports.ts';
import { toPrize } from '../../../payments/model/prizes.ts';
import { getLiveQuiz } from '../../../quizzes/model/quiz-cache.ts';
import { getContent } from '../../../quizzes/model/quiz-content.ts';
import { listVersionNotes } from '../../../quizzes/model/quiz-versions.ts';
import { getStoredQuiz } from '../../../quizzes/model/quizzes.ts';
import { isOpenSession, toOpenSession } from '../../../accounts/model/sessions.ts';
import { toTwoFactor } from '../../../accounts/model/two-factor.ts';
import { toCharge } from '../../../payments/model/charge-answer.ts';
import { listPlanInvoices } from '../../../payments/model/plan-invoices.ts';
import { toPrizeView } from '../../../payments/model/prize-answer.ts';
import { getSubscriptionAnswer } from '../../../payments/model/subscription-answer.ts';
import { mapBounded } from '../../../platform/map-bounded.ts';
import { now } from '../../../platform/clock.ts';
import { logger } from '../../../platform/logger.ts';
import { decodeAnswers } from '../../../grading/model/stored-answers.ts';
import { erasedResult } from '../../../attempts/model/erased-result.ts';
import { withTexts } from '../../../grading/model/essay-texts.ts';
import { type Evidence, evidenceOf } from '../../../attempts/model/evidence.ts';
import { getAsked } from '../../../attempts/model/test-form.ts';
import { disclosingQuiz, resultOf } from '../../../attempts/model/attempt-result.ts';
import { loadWithLatest } from '../../../attempts/model/attempt-ticket.ts';
import type { Holder, Told } from './holder.ts';

/**
 * An attempt for its participant: its result as far as the result's own page tells it at this moment, and beside it what they
 * told and answered themselves, which nothing withholds. An answer stands by the number of its question.
 */
async function tellAttempt(id: string): Promise<object | undefined> {
  // The index may name what was deleted after its time.
  if (!(await getAttempt(id))?.card) return undefined;
  const { attempt, latest } = await loadWithLatest(id);
  const [live, content] = await Promise.all([getLiveQuiz(attempt.quizId), getAsked(attempt)]);
  const quiz = await disclosingQuiz(live, content);
  if (attempt.erased) return { result: AttemptResult.parse(await erasedResult(attempt, quiz, content)) };
  const { answers } = await withTexts(attempt, content.questions);
  const given = decodeAnswers(content.questions, answers);
  return {
    result: AttemptResult.parse(await resultOf(attempt, quiz, content, latest)),
    told: { name: attempt.name, email: attempt.email, fields: attempt.info },
    shownAs: attempt.shownAs,
    answers: content.questions.flatMap(({ id: questionId }, index) => {
      const answer = given.get(questionId);
      return answer ? { question: index + 1, answer: answer.userAnswer, seconds: answer.timeSpent } : [];
    }),
    noticed: noticedOf(attempt),
  };
}

/** What the browser has noticed, which the owner of the quiz may see. */
function noticedOf(attempt: Attempt): Pick<Evidence, 'behavior' | 'navigation' | 'metadata'> | undefined {
  try {
    const { behavior, navigation, metadata } = evidenceOf(attempt);
    return { behavior, navigation, metadata };
  } catch (error) {
    // What cannot be read of it keeps nobody from the rest.
    logger.error('evidence not read', { attemptId: attempt.id, name: String(error) });
    return undefined;
  }
}

/** Versions are read whole, each with all of its questions. */
const VERSIONS = 5;

const Card = z.object({ card: z.object({ id: z.string() }) });
const Place = z.object({
  /** Behind which quizzes of the list. */
  at: ItemPlace.optional(),
  /** Of the quiz that is being told: the oldest version that was. */
  version: z.number().optional(),
});

/** A quiz with its questions as they stand, then its versions, the newest first, some in each page. */
async function readQuizzes(holder: Holder, after: unknown): Promise<Told> {
  const { at, version } = Place.parse(after ?? {});
  const { items, next } = await listPersonalItems('quizzes', holder, { limit: 1, after: at });
  const [item] = items;
  const onward = next && { at: next };
  if (!item) return { told: [], next: onward };
  const { id } = Card.parse(item).card;
  const quiz = await getStoredQuiz(id);
  if (!quiz || quiz.ownerId !== holder.id) return { told: [], next: onward };
  const first =
    version === undefined ? [{ quiz, content: await getCorrectedContent(quiz, quiz.version) }] : [];
  const { notes, last } = await listVersionNotes(id, { limit: VERSIONS, before: version });
  const told = await Promise.all(
    notes.map(async (note) => ({ quizId: id, version: note, content: await getContent(id, note.number) })),
  );
  return { told: [...first, ...told], next: last === undefined ? onward : { at, version: last } };
}

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
    const { items, next } = await listPersonalItems(kind, holder, { limit, after: place });
    const found: readonly unknown[] = whole ? await getFullItems(items) : items;
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
        ...profileFields(user),
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
      const goesOn = isOpenSession(item, user.securityVersion);
      return { device, createdAt: toIso(createdAt), lastUsedAt: toIso(lastUsedAt), goesOn };
    },
  }),
  browsers: each('browsers', {
    tell: (item) => ({ knownUntil: toIso(Seconds.parse(item).expiresAt * 1_000) }),
  }),
  plan: each('plan', {
    tell: async (_, { id }) => ({
      ...(await getSubscriptionAnswer(id)).subscription,
      invoices: await listPlanInvoices(id),
    }),
  }),
  newsletter: each('newsletter', { tell: (item) => Wish.parse(item) }),
  memberships: each('memberships', {
    tell: async (item) => {
      const membership = toMembership(item);
      const figures = await getMemberStatistics(membership.organizationId, membership.userId);
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
    tell: (item) => Charge.parse(toCharge(StoredCharge.parse(cardOf(item)))),
  }),
  prizes: each('prizes', { whole: true, tell: (item) => Prize.parse(toPrizeView(toPrize(item))) }),
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
