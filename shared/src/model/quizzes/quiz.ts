import * as z from 'zod';
import { CategoryId, Instant } from '../common.ts';
import {
  CATEGORIES,
  CERTIFICATE_TEMPLATES,
  DISCLOSURES,
  LANGUAGES,
  QUIZ_DIFFICULTIES,
  QUIZ_ROLES,
  QUIZ_STATUSES,
} from '../enums.ts';
import { Rating } from '../results/feedback.ts';
import { LIMITS } from '../limits.ts';
import { QUIZ_VISIBILITIES } from '../organizations/organization-enums.ts';
import { Passage, PassageInput, Question, QuestionInput } from './question.ts';
import { WaitingQuiz } from './waiting-quiz.ts';

/**
 * `datetime-local` values and offsets are accepted and stored as UTC; an empty text means "not set". An offset can lead
 * out of the years 0000 to 9999, and then there is no such instant.
 */
const ScheduleDate = z
  .union([z.literal(''), z.iso.datetime({ local: true, offset: true })])
  .transform((text) =>
    text ? new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`).toISOString() : undefined,
  )
  .pipe(Instant.optional())
  .optional();

export const Schedule = z.strictObject({
  isScheduled: z.boolean().default(false),
  startDate: ScheduleDate,
  endDate: ScheduleDate,
});
export type Schedule = z.output<typeof Schedule>;

/** A field that participants are asked for before they start; `participantInfoReqs` of the predata. */
export const ParticipantField = z.strictObject({
  field: z.enum(['name', 'email', 'phone', 'department', 'studentId']),
  label: z.string().trim().min(1).max(60),
  required: z.boolean(),
});
export type ParticipantField = z.output<typeof ParticipantField>;

/** Questions of one name, and how many of them each participant gets; 0 = all. */
export const Pool = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.poolName),
  draw: z.number().int().min(0).max(LIMITS.questions).default(0),
});

/** What the runner keeps from participants and counts as evidence, by switch. Said to them before they start. */
export const Prevention = z.strictObject({
  disableCopyPaste: z.boolean().default(false),
  disableRightClick: z.boolean().default(false),
  fullScreenMode: z.boolean().default(false),
});
export type Prevention = z.output<typeof Prevention>;

/** Defaults: docs/product/authoring.md. `timeLimit` in minutes, `questionTimeLimit` in seconds, `price` in US dollars. */
export const Settings = z.strictObject({
  timeLimit: z.number().int().min(0).max(10_080).default(0),
  questionTimeLimit: z.number().int().min(0).max(86_400).default(0),
  maxAttempts: z.number().int().min(1).max(1_000).default(1),
  allowRetake: z.boolean().default(false),
  randomizeQuestions: z.boolean().default(false),
  randomizeOptions: z.boolean().default(false),
  /** How many of all questions each participant gets; 0 = all. Not together with pools. */
  drawQuestions: z.number().int().min(0).max(LIMITS.questions).default(0),
  pools: z.array(Pool).max(LIMITS.pools).default([]),
  showResultsImmediately: z.boolean().default(true),
  showCorrectAnswers: z.boolean().default(true),
  /** When, where they are shown at all. */
  disclosure: z.enum(DISCLOSURES).default('after_last_attempt'),
  showExplanations: z.boolean().default(true),
  allowResultsReview: z.boolean().default(true),
  /** The result says how each tag of the questions went. */
  showScoreByTag: z.boolean().default(false),
  allowBackNavigation: z.boolean().default(true),
  passingScore: z.number().min(0).max(100).default(70),
  /** Each answer is checked as it is given, as often and as long as one likes: `rules/quizzes/practice.ts`. */
  practiceMode: z.boolean().default(false),
  /** Whether what is practised counts in numbers, averages and rewards. */
  practiceCounts: z.boolean().default(false),
  /** Markdown, shown before the start. */
  instructions: z.string().trim().max(LIMITS.instructions).default(''),
  preventCheating: Prevention.prefault({}),
  /** All of `preventCheating`, and an attempt goes on only on the device that began it: `rules/attempts/prevention.ts`. */
  extraSecure: z.boolean().default(false),
  /** Said to participants before the start; who they are, the owner looks at. */
  requiresIdentityVerification: z.boolean().default(false),
  /** How many people may take the quiz, however often each; 0 = any number. */
  maxParticipants: z.number().int().min(0).max(LIMITS.participants).default(0),
  /** `rules/pages.ts` says when it is one all the same. */
  questionsPerPage: z.number().int().min(1).max(LIMITS.questionsPerPage).default(1),
  isPublic: z.boolean().default(true),
  /** Where it is told, it says what `isPublic` is; `organization`: only members of the one that owns it take the quiz. */
  visibility: z.enum(QUIZ_VISIBILITIES).optional(),
  isPaid: z.boolean().default(false),
  price: z.number().min(0).max(LIMITS.price).multipleOf(0.01).default(0),
  requirePassword: z.boolean().default(false),
  /** Write-only: stored hashed, answered as `hasPassword`. Empty: keeps the stored one. */
  password: z
    .string()
    .max(LIMITS.passwordMax)
    .refine((password) => password === '' || password.length >= LIMITS.quizPasswordMin, {
      message: `Please use at least ${LIMITS.quizPasswordMin} characters`,
    })
    .optional(),
  /** Answered by the API, ignored when it is sent back. */
  hasPassword: z.boolean().optional(),
  allowGuests: z.boolean().default(true),
  requireLogin: z.boolean().default(false),
  /** Other websites may show it in a frame: `rules/embedding.ts`. */
  embeddable: z.boolean().default(false),
  /** Answers and names are deleted so many months after they were handed in: `rules/results/retention.ts`; 0 = never. */
  retentionMonths: z.number().int().min(0).max(LIMITS.retentionMonths).default(0),
  participantInfo: z.array(ParticipantField).max(5).default([]),
});
export type Settings = z.output<typeof Settings>;

/** Settings as stored and answered: the password itself is never kept. */
export const StoredSettings = z.object({
  ...Settings.omit({ password: true }).shape,
  /** What was stored before there was a choice goes on as it was. */
  disclosure: z.enum(DISCLOSURES).default('at_once'),
  hasPassword: z.boolean().default(false),
});
export type StoredSettings = z.output<typeof StoredSettings>;

export const Rewards = z.strictObject({
  enabled: z.boolean().default(false),
  pointsPerCorrectAnswer: z.number().int().min(1).default(10),
  bonusPoints: z
    .strictObject({
      perfectScore: z.number().int().min(0).default(50),
      fastCompletion: z.number().int().min(0).default(25),
      firstAttempt: z.number().int().min(0).default(20),
    })
    .prefault({}),
  certificate: z
    .strictObject({
      enabled: z.boolean().default(false),
      template: z.enum(CERTIFICATE_TEMPLATES).default('default'),
    })
    .prefault({}),
  leaderboard: z.boolean().default(true),
});

/** What one place of a prize pool gets: percent of it, or US cents. */
const PrizePlace = z.union([
  z.strictObject({ percent: z.number().min(0).max(100).multipleOf(0.01) }),
  z.strictObject({ cents: z.number().int().min(0).max(100_000_000) }),
]);
export type PrizePlace = z.output<typeof PrizePlace>;

/** Amounts in US dollars as the form writes them. `hasPaid` of the client is ignored: only a payment funds a pool. */
export const PrizePool = z.strictObject({
  enabled: z.boolean().default(false),
  totalAmount: z.number().min(0).max(1_000_000, 'Please enter at most 1,000,000').default(0),
  /** The creator's description; `places` decide, `rules/payments/prizes.ts`. */
  distribution: z.string().trim().max(500).default(''),
  /** First place first. */
  places: z.array(PrizePlace).max(LIMITS.prizePlaces).optional(),
  processingFee: z.number().min(0).optional(),
  totalCharge: z.number().min(0).optional(),
  hasPaid: z.boolean().optional(),
});
export type PrizePool = z.output<typeof PrizePool>;

const Tags = z
  .array(z.string().trim().min(1).max(LIMITS.tagLength))
  .max(LIMITS.tags)
  .transform((tags) => [...new Set(tags)]);

/** `url` is answered by the API and ignored when it is sent back. */
const fileInput = { key: z.string().max(200), url: z.string().max(300).optional() };

/** One picture in several sizes: `width` in pixels. */
const coverWidth = z.number().int().min(1).max(10_000);

/** The picture's average colour, which stands where it will be. */
const Tint = z.string().regex(/^#[0-9a-f]{6}$/);

/** `key` alone is enough; the same picture in other sizes spares whoever sees it small from loading it large. */
export const CoverInput = z
  .strictObject({
    ...fileInput,
    sizes: z
      .array(z.strictObject({ width: coverWidth, ...fileInput }))
      .max(LIMITS.coverSizes)
      .optional(),
    tint: Tint.optional(),
  })
  .nullable();

/** Clients may write `Mathematics`; categories are stored in lower case. */
export const CategoryInput = z
  .string()
  .max(40)
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(CATEGORIES));

const Passages = z
  .array(PassageInput)
  .max(LIMITS.passages, `A quiz may have at most ${LIMITS.passages} passages`);

/** One of its organization's own categories; '' = none. One that the organization does not have, or has no longer, is none. */
const CustomCategoryInput = z.union([z.literal(''), CategoryId]).optional();

/** The parts of a quiz that its owner writes. */
export const QuizInput = z.strictObject({
  title: z.string().trim().max(LIMITS.title, 'Title must be at most 200 characters').default(''),
  description: z.string().trim().max(LIMITS.description).default(''),
  category: CategoryInput.default('general'),
  customCategory: CustomCategoryInput,
  difficulty: z.enum(QUIZ_DIFFICULTIES).default('mixed'),
  tags: Tags.default([]),
  language: z.enum(LANGUAGES).default('en'),
  /** Shown in Explore; only a quiz that everybody may take can be. */
  listed: z.boolean().default(false),
  schedule: Schedule.prefault({}),
  settings: Settings.prefault({}),
  rewards: Rewards.prefault({}),
  prizePool: PrizePool.prefault({}),
  questions: z.array(QuestionInput).max(LIMITS.questions).default([]),
  /** What questions are about that name them by `passageId`. */
  passages: Passages.optional(),
  coverImage: CoverInput.optional(),
});
export type QuizInput = z.output<typeof QuizInput>;

/**
 * A partial update. Written out rather than `QuizInput.partial()`, because zod would fill the defaults of fields that
 * the client did not send, and an update must leave those alone. Sections (settings, schedule …) are replaced whole.
 */
export const QuizPatch = z.strictObject({
  title: z.string().trim().max(LIMITS.title, 'Title must be at most 200 characters').optional(),
  description: z.string().trim().max(LIMITS.description).optional(),
  category: CategoryInput.optional(),
  customCategory: CustomCategoryInput,
  difficulty: z.enum(QUIZ_DIFFICULTIES).optional(),
  tags: Tags.optional(),
  language: z.enum(LANGUAGES).optional(),
  listed: z.boolean().optional(),
  schedule: Schedule.optional(),
  settings: Settings.optional(),
  rewards: Rewards.optional(),
  prizePool: PrizePool.optional(),
  questions: z.array(QuestionInput).max(LIMITS.questions).optional(),
  passages: Passages.optional(),
  coverImage: CoverInput.optional(),
});
export type QuizPatch = z.output<typeof QuizPatch>;

/** Somebody by the name of today; without one once the account is deleted. */
const NamedPerson = z.object({ id: z.string(), name: z.string().optional() });

/** How a cover is shown. Covers that came without sizes have their `url` alone. */
export const CoverPicture = z.object({
  url: z.string(),
  sizes: z.array(z.object({ width: z.number(), url: z.string() })).optional(),
  tint: z.string().optional(),
});
export type CoverPicture = z.output<typeof CoverPicture>;

/** `key` in the media bucket and the address under which the site serves it. */
export const CoverImage = CoverPicture.extend({
  key: z.string(),
  sizes: z.array(z.object({ width: z.number(), key: z.string(), url: z.string() })).optional(),
});
export type CoverImage = z.output<typeof CoverImage>;

/** A paid prize, as participants are told of it: `total` in cents, how many places share it, and when the quiz ends. */
export const PaidPrize = z.object({
  total: z.number(),
  places: z.number(),
  endsAt: Instant,
  /** Winners are decided, so nothing can be won any more. */
  settled: z.literal(true).optional(),
});
export type PaidPrize = z.output<typeof PaidPrize>;

/** Scores, ranks and everything that follows from them are withheld until the winners of a paid prize are decided. */
export const AwaitsPrize = z.object({
  /** When that is expected; absent where the quiz has no end. */
  decidedAt: Instant.optional(),
});
export type AwaitsPrize = z.output<typeof AwaitsPrize>;

/** Since when, and why, whoever runs the site keeps a quiz from everybody but those who work on it. */
export const TakenDown = z.object({ at: Instant, reason: z.string() });
export type TakenDown = z.output<typeof TakenDown>;

/** One quiz in a list. `avgScore` in percent, `avgTime` in minutes; `avgSeconds` is the same average, not rounded to minutes. */
export const QuizCard = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  status: z.enum(QUIZ_STATUSES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  coverImage: CoverImage.optional(),
  totalQuestions: z.number(),
  totalResponses: z.number(),
  /** Of those: in which an answer waits for a grade. They are not in `avgScore`. */
  waitingResponses: z.number().optional(),
  avgScore: z.number(),
  avgTime: z.number(),
  avgSeconds: z.number().optional(),
  /** What participants said of it. */
  rating: Rating,
  updatedAt: Instant,
  createdAt: Instant,
  isFeatured: z.boolean(),
  shareableLink: z.string(),
  code: z.string(),
  revision: z.number(),
  /** Participants pay before they start. */
  isPaid: z.boolean().optional(),
  /** What is paid of its prize. */
  pool: PaidPrize.partial({ endsAt: true }).optional(),
  /** What the caller is to it: `rules/permissions.ts` says what that allows. Without roles nothing is. */
  roles: z.array(z.enum(QUIZ_ROLES)).optional(),
  /** Once it was deleted: what stays of it can be read and not changed. */
  deletedAt: Instant.optional(),
  takenDown: TakenDown.optional(),
  /** The id of one of its organization's own categories; one that is there no longer says nothing. */
  customCategory: z.string().optional(),
  /** Whose it is, where it is not the caller's; without a name once the account is deleted. */
  owner: NamedPerson.optional(),
});
export type QuizCard = z.output<typeof QuizCard>;

/** A whole quiz with its answer key, for its owner only. */
export const OwnQuiz = QuizCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  language: z.enum(LANGUAGES),
  listed: z.boolean(),
  schedule: z.object({
    isScheduled: z.boolean(),
    startDate: Instant.optional(),
    endDate: Instant.optional(),
  }),
  settings: StoredSettings,
  rewards: Rewards,
  prizePool: PrizePool,
  questions: z.array(Question),
  passages: z.array(Passage).optional(),
  /** The ids of questions that a correction dropped: they are asked and count for nobody. */
  dropped: z.array(z.string()).optional(),
  totalPoints: z.number(),
  /** The published version that new attempts get; 0 before the first publish. */
  version: z.number(),
  /** Who saved it last, where that was somebody else than the caller. */
  changedBy: NamedPerson.optional(),
  /** When its owner last released results: everything handed in up to then. */
  releasedAt: Instant.optional(),
  /** Whose it is, where that is an organization. */
  organizationId: z.string().optional(),
  /** What waits to be approved, or was rejected. */
  waiting: WaitingQuiz.optional(),
});
export type OwnQuiz = z.output<typeof OwnQuiz>;
