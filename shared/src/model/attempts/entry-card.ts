import * as z from 'zod';
import { Brand } from '../organizations/brand.ts';
import { Instant } from '../common.ts';
import { CATEGORIES, LANGUAGES, QUIZ_DIFFICULTIES, QUIZ_STATUSES } from '../enums.ts';
import { QuestionTime } from '../quizzes/question.ts';
import { CoverPicture, PaidPrize, Prevention } from '../quizzes/quiz.ts';

/**
 * GET /quizzes/{id}/card: what a quiz shows to everybody before the start. Nothing of the caller and no clock, because
 * one answer is given to all who ask within some seconds.
 */
export const EntryCard = z.object({
  id: z.string(),
  code: z.string(),
  /** The caller is not a member of the organization: everything below but its name and brand is neutral. */
  concealed: z.literal(true).optional(),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  /** What the quiz is written in, so that it is read out and hyphenated right. */
  language: z.enum(LANGUAGES).optional(),
  coverImage: CoverPicture.optional(),
  /** Whose it is, with logo and colour. */
  organization: Brand.optional(),
  instructions: z.string(),
  /** Of one participant's paper. */
  totalQuestions: z.number(),
  totalPoints: z.number(),
  /** Where each participant's questions are drawn: out of how many, and the points of the paper with the fewest. */
  drawnFrom: z.number().optional(),
  leastPoints: z.number().optional(),
  status: z.enum(QUIZ_STATUSES),
  schedule: z.object({
    isScheduled: z.boolean(),
    startDate: Instant.optional(),
    endDate: Instant.optional(),
  }),
  /** Seconds over which browsers spread their starts after the opening, and hand-ins by themselves after the end. */
  spread: z.object({ openSeconds: z.number(), endSeconds: z.number() }),
  settingsSummary: z.object({
    questionsPerPage: z.number(),
    /** Minutes. */
    timeLimit: z.number(),
    /** 0 = any number. */
    maxAttempts: z.number(),
    passingScore: z.number(),
    allowBackNavigation: z.boolean(),
    isPaid: z.boolean(),
    price: z.number(),
    /** Only where the quiz is practised: each answer can be checked at once, and whether the attempt counts. */
    practice: z.object({ counts: z.boolean() }).optional(),
  }),
  security: z.object({
    extraSecure: z.boolean(),
    preventCheating: Prevention,
  }),
  accessHints: z.object({
    requiresLogin: z.boolean(),
    /** Only members of the organization that owns it are let in. */
    membersOnly: z.boolean().optional(),
    allowGuests: z.boolean(),
    isPaid: z.boolean(),
    price: z.number(),
    maxParticipants: z.number().nullable(),
    requiresIdentityVerification: z.boolean(),
    requiresPassword: z.boolean(),
    /** Other websites may show it in a frame. */
    embeddable: z.boolean().optional(),
    /** Answers and names are deleted so many months after they were handed in; absent: never. */
    retentionMonths: z.number().optional(),
  }),
  /** What a guest is asked for. */
  participantInfoReqs: z.array(z.object({ field: z.string(), label: z.string(), required: z.boolean() })),
  questionTime: QuestionTime.optional(),
  /** What the best can win, once it is paid. */
  prizePool: PaidPrize.optional(),
  /** What can be earned, where the quiz rewards at all. */
  rewards: z
    .object({
      pointsPerCorrectAnswer: z.number(),
      bonusPoints: z.object({
        perfectScore: z.number(),
        fastCompletion: z.number(),
        firstAttempt: z.number(),
      }),
      /** Whoever passes gets a certificate. */
      certificate: z.boolean(),
      /** Who did best is shown. */
      leaderboard: z.boolean().optional(),
    })
    .optional(),
});
export type EntryCard = z.output<typeof EntryCard>;

/** GET /quizzes/{id}/predata: the card as this caller sees it now. */
export const Predata = EntryCard.extend({
  serverNow: Instant,
  accessHints: EntryCard.shape.accessHints.extend({ userHasPaid: z.boolean() }),
  attempts: z.object({
    used: z.number(),
    max: z.number(),
    resumable: z.boolean(),
    /** The latest finished attempt of a signed-in person, whose result can be looked at again. */
    lastFinished: z.string().optional(),
  }),
  /** Why a start would be refused now, if it would be (an error code of this API). */
  blocked: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type Predata = z.output<typeof Predata>;
