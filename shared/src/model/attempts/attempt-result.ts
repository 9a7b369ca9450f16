import * as z from 'zod';
import { Instant } from '../common.ts';
import { ATTEMPT_STATUSES, CERTIFICATE_TEMPLATES, LANGUAGES } from '../enums.ts';
import { Feedback } from '../results/feedback.ts';
import { Formulas, ShownMedia, ShownPassage, UserAnswer } from '../quizzes/question.ts';
import { AwaitsPrize, CoverPicture, PaidPrize } from '../quizzes/quiz.ts';
import { Receipt } from '../certificates/receipt.ts';

/** Visibility of the correct answers and its condition: `rules/attempts/disclosure.ts`. */
export const AnswerDisclosure = z.object({
  shown: z.boolean(),
  /**
   * Why not: the quiz never shows them, the score comes first, the owner releases them, a later attempt is under way,
   * or attempts are left, which `POST /submissions/{id}/done` gives up.
   */
  reason: z
    .enum(['never', 'no_score', 'not_released', 'prize_open', 'attempt_open', 'attempts_left'])
    .optional(),
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
  /** `gradeBand` of `rules/grading/score.ts`. */
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
    /** Number of violations; present if the quiz announces monitoring. */
    violations: z.number().optional(),
    /** Number of violations, right clicks and blocked shortcuts; present if the quiz announces monitoring. */
    recordedEvents: z.number().optional(),
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
  /** Set while an open prize withholds the score. */
  awaitsPrize: AwaitsPrize.optional(),
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
  /** When answers and name were deleted, because the quiz keeps them for so long: `rules/results/retention.ts`. */
  deletedAt: Instant.optional(),
});
export type AttemptResult = z.output<typeof AttemptResult>;
