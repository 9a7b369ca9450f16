import * as z from 'zod';
import { AttemptId, Instant, PageSize, QuizId } from '../../model/common.ts';
import { CreatorAnalytics } from '../../model/quizzes/creator-analytics.ts';
import { ATTEMPT_STATUSES, RESULT_OUTCOMES, RESULT_SORTS } from '../../model/enums.ts';
import {
  EarnedBadge,
  EarnedCertificate,
  RewardedAttempt,
  RewardCounts,
} from '../../model/accounts/own-rewards.ts';
import { Receipt } from '../../model/certificates/receipt.ts';
import { Profile, SessionPerson, Withheld } from '../../model/accounts/user.ts';
import { account } from './account.ts';
import { accountEmail } from './account-email.ts';
import type { Endpoint } from '../endpoint.ts';
import { signInMethods } from './sign-in-methods.ts';
import { subscription } from '../payments/subscription.ts';

/** One of the own finished attempts in a list. */
const OwnResult = z.object({
  submissionId: AttemptId,
  /** The title as it was then. A quiz that is gone has no code. */
  quiz: z.object({ id: QuizId, title: z.string(), code: z.string().optional() }),
  attemptNumber: z.number(),
  status: z.enum(ATTEMPT_STATUSES),
  /** Percent; like `isPassing` absent while it is withheld. */
  score: z.number().optional(),
  isPassing: z.boolean().optional(),
  withheld: Withheld.optional(),
  /** Practice that enters no averages. */
  uncounted: z.literal(true).optional(),
  /** Whoever decides on results took it out of everything. */
  annulled: z.literal(true).optional(),
  completedAt: Instant,
  /** Of GET /certificates/{code}. */
  certificateCode: z.string().optional(),
  receipt: Receipt.optional(),
  /** When its answers were deleted; there is no receipt then. */
  deletedAt: Instant.optional(),
});
export type OwnResult = z.output<typeof OwnResult>;

/** Where the next page begins: the end of an attempt in epoch ms, its quiz and its number. */
const ResultCursor = z
  .string()
  .regex(/^\d{13}\.q_[A-Za-z0-9]{16}\.\d{1,4}(\.g_[\w-]{16,40})?$/, 'Not a cursor of this list');

/** `taken`: it belongs to another account. `open`: it is not finished for good yet. `unknown`: the token proves nothing. */
const ClaimOutcome = z.enum(['kept', 'taken', 'open', 'unknown']);
export type ClaimOutcome = z.output<typeof ClaimOutcome>;

export const users = {
  ...account,
  ...accountEmail,
  ...subscription,
  ...signInMethods,
  getSession: {
    method: 'GET',
    path: '/users/me/session',
    auth: 'user',
    access: 'self',
    summary: 'Who is signed in, in one read of the table: what the site asks when it opens',
    response: z.object({ session: SessionPerson }),
    // Counts once for an account from before there were counters.
    rights: { table: 'write' },
  },
  getMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'user',
    access: 'self',
    summary: 'The signed-in person with their quizzes and recent activity',
    response: z.object({ user: Profile }),
    rights: { table: 'write' },
  },
  listOwnResults: {
    method: 'GET',
    path: '/users/me/results',
    auth: 'user',
    access: 'self',
    summary:
      'The own finished attempts, of all quizzes or of one: searched by title, filtered, sorted and paged',
    query: z.strictObject({
      quizId: QuizId.optional(),
      search: z.string().trim().max(200).optional(),
      outcome: z.enum(RESULT_OUTCOMES).optional(),
      /** Finished then or later. */
      from: Instant.optional(),
      sort: z.enum(RESULT_SORTS).default('recent'),
      limit: PageSize(20, 50),
      cursor: ResultCursor.optional(),
    }),
    response: z.object({ results: z.array(OwnResult), nextCursor: z.string().optional() }),
    rights: { table: 'read' },
  },
  getRewards: {
    method: 'GET',
    path: '/users/me/rewards',
    auth: 'user',
    access: 'self',
    summary:
      'Points, badges and certificates that the person has earned and may know of; sums come with the first page',
    query: z.strictObject({ limit: PageSize(20, 50), cursor: ResultCursor.optional() }),
    response: z.object({
      /** In all; like the counts, and the newest badges and certificates, with the first page. */
      points: z.number().optional(),
      counts: RewardCounts.optional(),
      badges: z.array(EarnedBadge).optional(),
      certificates: z.array(EarnedCertificate).optional(),
      /** What brought points or badges, newest first. */
      history: z.array(RewardedAttempt),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  getAnalytics: {
    method: 'GET',
    path: '/users/me/analytics',
    auth: 'user',
    access: 'self',
    summary:
      'Totals over the own quizzes by day (UTC) in at most 366 days, with those of as many days before, the most taken quizzes, and the questions that most and fewest got right',
    /** Both ends included; the last 30 days where they are left out. */
    query: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
    response: CreatorAnalytics,
    rights: { table: 'read' },
  },
  claimResults: {
    method: 'POST',
    path: '/users/me/results/claim',
    auth: 'user',
    access: 'self',
    summary:
      'Keep what was taken as a guest: attempts enter the own results, each proved by its token; repeated, it changes nothing',
    body: z.strictObject({ sessionTokens: z.array(z.string().max(4_096)).min(1).max(20) }),
    // In the order of the tokens.
    response: z.object({
      results: z.array(z.object({ submissionId: AttemptId.optional(), outcome: ClaimOutcome })),
    }),
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
