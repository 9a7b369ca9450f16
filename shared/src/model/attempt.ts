import * as z from 'zod';
import { ExtraTime } from './accommodation.ts';
import { Brand } from './brand.ts';
import { DeviceId, Instant } from './common.ts';
import {
  ATTEMPT_STATUSES,
  CATEGORIES,
  CERTIFICATE_TEMPLATES,
  LANGUAGES,
  QUIZ_DIFFICULTIES,
  QUIZ_STATUSES,
} from './enums.ts';
import { Feedback } from './feedback.ts';
import { LIMITS } from './limits.ts';
import {
  Formulas,
  GivenAnswer,
  ParticipantQuestion,
  QuestionId,
  QuestionTime,
  ShownMedia,
  ShownPassage,
  UserAnswer,
} from './question.ts';
import { CoverPicture, PaidPrize, Prevention } from './quiz.ts';
import { Receipt } from './receipt.ts';

/** Sequence numbers of an attempt's saves. 0 = nothing was saved. */
export const MOST_SAVES = 1_000_000;
const Sequence = z.number().int().min(0).max(MOST_SAVES);

/**
 * One answer as the browser saves it. `timeSpent` in seconds on this question so far; a device whose clock jumped may
 * say anything, the server takes no more than the attempt has lasted.
 */
export const SavedAnswer = z.strictObject({
  questionId: QuestionId,
  userAnswer: GivenAnswer,
  timeSpent: z.number().min(0).max(10_000_000_000).default(0),
  flagged: z.boolean().default(false),
  /** The number of the save that changed the answer, if an earlier one did: only its time passed, or it goes out again. */
  seq: Sequence.optional(),
  /** Of an essay: the text stands as the server has it, and is not sent again; `seq` says by which save. */
  kept: z.literal(true).optional(),
});
export type SavedAnswer = z.output<typeof SavedAnswer>;

/**
 * What a save or a submit builds on. Absent in older clients, which are understood as long as no other device saved.
 * `baseSeq`: the last sequence number that this device has seen; `sentSeqs`: its own ones above, of which it does not
 * know whether they arrived.
 */
export const Basis = {
  baseSeq: Sequence.optional(),
  sentSeqs: z.array(Sequence).max(60).optional(),
  /** The device that saves, if it is not the one that started. */
  deviceId: DeviceId.optional(),
};

/** What the server holds of a running attempt, by question id. */
export const HeldAnswers = z.record(
  z.string(),
  z.object({
    userAnswer: UserAnswer,
    timeSpent: z.number(),
    flagged: z.boolean(),
    /** Of the save that changed it last; 0 = unknown. */
    seq: z.number(),
    /** That save came from the device that asks. */
    own: z.boolean(),
    /** In practice: the answer was checked, and nothing changes it any more. */
    checked: z.literal(true).optional(),
  }),
);
export type HeldAnswers = z.output<typeof HeldAnswers>;

/** What the refusal of a save or a hand-in says whose attempt the owner has ended: what was answered by then may still come. */
export interface CalledIn {
  endedAt: string;
}

/** `data` of 409 STALE_PROGRESS: what the server holds and this device has not seen. */
export const StaleProgress = z.object({
  seq: z.number(),
  currentIndex: z.number(),
  /** A device that opened the attempt later goes on with it: this one steps back. */
  elsewhere: z.boolean(),
  /** The other device that saved last: what it calls itself, and when that was. */
  other: z.object({ device: z.string().optional(), savedAt: Instant.optional() }).optional(),
  answers: HeldAnswers,
});
export type StaleProgress = z.output<typeof StaleProgress>;

/** An answer in a submit. The client's own grading is accepted for older clients and ignored. */
export const SubmittedAnswer = SavedAnswer.extend({
  skipped: z.boolean().optional(),
  attempts: z.number().int().min(0).max(LIMITS.answerChanges).optional(),
  isCorrect: z.boolean().nullish(),
  points: z.number().nullish(),
});

const Counter = z.number().int().min(0).max(1_000_000).default(0);

/** Evidence for the owner, never a penalty. Times in milliseconds. */
export const Behavior = z.strictObject({
  tabSwitches: Counter,
  windowBlurs: Counter,
  fullScreenExits: Counter,
  copyPasteAttempts: Counter,
  rightClickAttempts: Counter,
  suspiciousActivity: z
    .array(
      z.strictObject({
        type: z.string().max(40),
        timestamp: z.union([z.string().max(40), z.number()]),
        description: z.string().max(200).default(''),
        questionIndex: z.number().int().min(0).optional(),
      }),
    )
    .max(200)
    .default([]),
  totalHiddenTime: z.number().min(0).default(0),
});
export type Behavior = z.output<typeof Behavior>;

/**
 * The same with a save, and how the browser goes through the quiz: `moves` as in `rules/move-log.ts`, `changes` how often
 * answers were changed after they had been given. What comes later replaces what came before.
 */
export const SavedBehavior = Behavior.extend({
  moves: z.string().max(12_000).optional(),
  changes: z
    .record(z.string().regex(/^\d{1,3}$/), z.number().int().min(0).max(LIMITS.answerChanges))
    .optional(),
});
export type SavedBehavior = z.output<typeof SavedBehavior>;

export const Metadata = z.strictObject({
  deviceType: z.string().max(20).optional(),
  operatingSystem: z.string().max(40).optional(),
  browser: z.string().max(60).optional(),
  screenResolution: z.string().max(20).optional(),
  timezone: z.string().max(60).optional(),
  /** What the site speaks there: mails about the attempt speak it, too. */
  language: z.string().max(2).optional(),
});
export type Metadata = z.output<typeof Metadata>;

/**
 * GET /quizzes/{id}/card: what a quiz shows to everybody before the start. Nothing of the caller and no clock, because
 * one answer is given to all who ask within some seconds.
 */
export const EntryCard = z.object({
  id: z.string(),
  code: z.string(),
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

/** POST /quizzes/{id}/start. Carries no answer key: see `ParticipantQuestion`. */
export const StartedAttempt = z.object({
  sessionId: z.string(),
  sessionToken: z.string(),
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    /** What the quiz is written in. */
    language: z.enum(LANGUAGES).optional(),
    settings: z.object({
      /** Minutes. */
      timeLimit: z.number(),
      preventCheating: Prevention,
      showResultsImmediately: z.boolean(),
      showCorrectAnswers: z.boolean(),
      showExplanations: z.boolean(),
      allowResultsReview: z.boolean(),
      allowBackNavigation: z.boolean(),
      /** How many questions stand on a page: absent = one. Where a question has a time of its own or there is no way back, one. */
      questionsPerPage: z.number().optional(),
      /** Answers may be checked while the attempt runs. */
      practiceMode: z.boolean().optional(),
    }),
    questions: z.array(ParticipantQuestion),
    /** Those that questions of this paper are about. */
    passages: z.array(ShownPassage).optional(),
    totalPoints: z.number(),
  }),
  coverImage: CoverPicture.optional(),
  attemptNumber: z.number(),
  startedAt: Instant,
  deadlineAt: Instant,
  /** What this participant has on top of everybody's time; all limits here include it. */
  extraTime: ExtraTime.optional(),
  serverNow: Instant,
  /** Seconds over which browsers spread the hand-ins that they send by themselves after the deadline. */
  spreadSeconds: z.number().optional(),
  /** Present when an attempt goes on: what the server holds, by question id, and the last sequence number. */
  resumed: z.boolean(),
  seq: z.number(),
  currentIndex: z.number(),
  answers: HeldAnswers.optional(),
  /** In practice: the questions whose answers were checked, which nothing changes any more. */
  checked: z.array(z.string()).optional(),
});
export type StartedAttempt = z.output<typeof StartedAttempt>;

/** Whether the correct answers are shown, and what makes them shown: see `rules/disclosure.ts`. */
export const AnswerDisclosure = z.object({
  shown: z.boolean(),
  /**
   * Why not: the quiz never shows them, the score comes first, the owner releases them, a later attempt is under way,
   * or attempts are left, which `POST /submissions/{id}/done` gives up.
   */
  reason: z.enum(['never', 'no_score', 'not_released', 'attempt_open', 'attempts_left']).optional(),
  /** With `attempts_left`: absent = as many as one likes. */
  attemptsLeft: z.number().optional(),
  /** With `attempts_left`: shown from then on, because the quiz is over. */
  shownAt: Instant.optional(),
});

export const Score = z.object({
  totalScore: z.number(),
  totalPossibleScore: z.number(),
  /** 0–100 with at most two decimals. */
  percentage: z.number(),
  correctAnswers: z.number(),
  totalQuestions: z.number(),
  isPassing: z.boolean(),
  /** `gradeBand` of `grading/score.ts`. */
  grade: z.enum(['A', 'B', 'C', 'D', 'F']),
});
export type Score = z.output<typeof Score>;

/** One row of the review. What the quiz settings hold back is absent. */
export const ReviewedAnswer = z.object({
  questionId: z.string(),
  question: z.string(),
  type: z.string(),
  isCorrect: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  userAnswer: UserAnswer,
  timeSpent: z.number(),
  flagged: z.boolean(),
  skipped: z.boolean(),
  media: ShownMedia.optional(),
  options: z.array(
    z.object({ text: z.string(), explanation: z.string().optional(), media: ShownMedia.optional() }),
  ),
  correctAnswer: z.union([z.string(), z.array(z.string())]).optional(),
  /** Of several blanks, of matching and ordering: each part with what was given and everything that is right there. */
  parts: z
    .array(
      z.object({
        /** The left side, or the number of the blank or place. */
        part: z.string(),
        given: z.string(),
        expected: z.array(z.string()).readonly(),
        isCorrect: z.boolean(),
      }),
    )
    .optional(),
  explanation: z.string().optional(),
  /** A person has yet to grade it. */
  pending: z.literal(true).optional(),
  /** It counts for nobody any more: its owner has taken it out of the score. */
  dropped: z.literal(true).optional(),
  /** What the person who graded it says. */
  comment: z.string().optional(),
  /** Of what is shown here. */
  formulas: Formulas.optional(),
  /** Of the passage in the result that it is about. */
  passageId: z.string().optional(),
});
export type ReviewedAnswer = z.output<typeof ReviewedAnswer>;

/**
 * POST /submissions/{quizId}/submit and GET /submissions/{id}/result. `score` and `results` are absent as far as the
 * quiz settings withhold them.
 */
export const AttemptResult = z.object({
  submissionId: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  quiz: z.object({
    id: z.string(),
    title: z.string(),
    language: z.enum(LANGUAGES).optional(),
    code: z.string(),
    passingScore: z.number(),
    showResultsImmediately: z.boolean(),
    allowResultsReview: z.boolean(),
    showCorrectAnswers: z.boolean(),
    showExplanations: z.boolean(),
    canRetake: z.boolean(),
    /** It has one, and this attempt may stand there. */
    leaderboard: z.literal(true).optional(),
  }),
  score: Score.optional(),
  /** How each tag of its questions went; with the score, where the quiz says so. */
  byTag: z
    .array(
      z.object({
        tag: z.string(),
        points: z.number(),
        possible: z.number(),
        percentage: z.number(),
        questions: z.number(),
      }),
    )
    .optional(),
  submissionData: z.object({
    participantName: z.string(),
    attemptNumber: z.number(),
    startedAt: Instant,
    completedAt: Instant,
    /** Seconds. */
    totalTimeSpent: z.number(),
    answered: z.number(),
    /** Some answers arrived after the deadline because of a lost connection. */
    lateSync: z.boolean(),
    /** Results that come later can be mailed. */
    emailKnown: z.boolean(),
    /** Events that were counted, where the quiz says that it watches. */
    violations: z.number().optional(),
  }),
  results: z.array(ReviewedAnswer).optional(),
  /** What questions of these results are about. */
  passages: z.array(ShownPassage).optional(),
  correctAnswers: AnswerDisclosure,
  coverImage: CoverPicture.optional(),
  /** Earned by a passing score, where the quiz gives certificates and the score is disclosed. */
  certificate: z.object({ template: z.enum(CERTIFICATE_TEMPLATES), code: z.string() }).optional(),
  /** What the attempt earned, where the quiz rewards and the score is disclosed. */
  rewards: z
    .object({
      points: z.number(),
      badges: z.array(z.object({ name: z.string() })),
      bonuses: z.array(z.object({ reason: z.string(), points: z.number() })),
    })
    .optional(),
  /** What the participant said of the quiz after this attempt, see POST /quizzes/{quizId}/feedback. */
  feedback: z.object(Feedback.shape).optional(),
  /** The key was corrected after the result had been told: when, and both percentages. */
  corrected: z.object({ at: Instant, from: z.number(), to: z.number() }).optional(),
  /** Set while answers that a lost connection holds back may still count: score and review come at this time. */
  finalAt: Instant.optional(),
  /** Practice that enters no numbers, averages or rewards. */
  uncounted: z.literal(true).optional(),
  /** Whoever decides on results took it out of everything, and why. */
  annulled: z.object({ at: Instant, reason: z.string() }).optional(),
  /** They handed it in while it ran, with what was saved. */
  endedByOwner: z.literal(true).optional(),
  /** In answer to a submit: another device had handed in before, and of this one nothing counts that was not saved. */
  handedInElsewhere: z.literal(true).optional(),
  /** Absent once the answers were deleted: of what is gone nothing new is signed. */
  receipt: Receipt.optional(),
  /** What the best can win, where this attempt may be among them: nothing of it follows from the score. */
  prizePool: PaidPrize.optional(),
  /** When answers and name were deleted, because the quiz keeps them for so long: `rules/retention.ts`. */
  deletedAt: Instant.optional(),
});
export type AttemptResult = z.output<typeof AttemptResult>;
