import * as z from 'zod';
import { ExtraTime } from './accommodation.ts';
import { HeldAnswers } from './attempt.ts';
import { Instant } from '../common.ts';
import { LANGUAGES } from '../enums.ts';
import { ParticipantQuestion, ShownPassage } from '../quizzes/question.ts';
import { CoverPicture, Prevention } from '../quizzes/quiz.ts';

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
  /** Late hand-ins rank last for a prize, so the browser hands unsent answers in at once when the time is over. */
  hasPrize: z.literal(true).optional(),
  /** Present when an attempt goes on: what the server holds, by question id, and the last sequence number. */
  resumed: z.boolean(),
  seq: z.number(),
  currentIndex: z.number(),
  answers: HeldAnswers.optional(),
  /** In practice: the questions whose answers were checked, which nothing changes any more. */
  checked: z.array(z.string()).optional(),
});
export type StartedAttempt = z.output<typeof StartedAttempt>;
