import * as z from 'zod';
import { QUESTION_TYPES } from '../enums.ts';
import { Formulas } from '../quizzes/question.ts';
import { Rating } from './feedback.ts';

/** What the statistics say of a quiz. Averages over finished attempts, of scores over graded ones; scores in percent. */
export const QuizNumbers = z.object({
  stats: z.object({
    uniqueParticipants: z.number(),
    totalAttempts: z.number(),
    completedAttempts: z.number(),
    /** Of those: in which an answer waits for a grade. They are in no average of scores. */
    waitingAttempts: z.number(),
    /** Answers that wait for a grade, in all of them. */
    answersToGrade: z.number(),
    averageScore: z.number(),
    averageTimeMinutes: z.number(),
    averageSeconds: z.number(),
    passRate: z.number(),
    /** Its organization has analytics switched off: averages and shares say nothing, and nothing is told of questions. */
    untold: z.literal(true).optional(),
  }),
  /** What participants said of it. */
  rating: Rating,
  scoreDistribution: z.array(z.object({ range: z.string(), count: z.number() })),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      formulas: Formulas.optional(),
      type: z.enum(QUESTION_TYPES),
      /** Percent of the finished attempts that got it right, without those that a person has yet to grade. */
      avgCorrect: z.number(),
      avgTimeSeconds: z.number(),
      /** Finished attempts that had it. */
      seen: z.number(),
      answers: z.number(),
      /** Answers that a person has yet to grade. */
      pending: z.number(),
    }),
  ),
});
export type QuizNumbers = z.output<typeof QuizNumbers>;
