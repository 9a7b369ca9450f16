import * as z from 'zod';
import { QuizId } from '../common.ts';

/** Attempts by the day on which they began; everything else by the day on which it was handed in. */
export const AnalyticsTotals = z.object({
  attempts: z.number(),
  completed: z.number(),
  /** Of those: an answer waits for a grade. They are in no average. */
  waiting: z.number(),
  passed: z.number(),
  /** Percent over graded attempts, like `passRate`; absent where there are none. */
  averageScore: z.number().optional(),
  passRate: z.number().optional(),
});
export type AnalyticsTotals = z.output<typeof AnalyticsTotals>;

export const AnalyticsDay = AnalyticsTotals.extend({ date: z.iso.date() });
export type AnalyticsDay = z.output<typeof AnalyticsDay>;

export const TopQuiz = AnalyticsTotals.extend({ id: QuizId, title: z.string() });
export type TopQuiz = z.output<typeof TopQuiz>;

/** How a question that a quiz asks today goes, over all attempts that ever had it. */
export const QuestionRate = z.object({
  quizId: QuizId,
  questionId: z.string(),
  /** Its place in the quiz, from 1. */
  number: z.number(),
  /** Without format, and cut where it is long. */
  text: z.string(),
  /** Percent of the finished attempts that got it right, without those that wait for a grade. */
  correctRate: z.number(),
  /** How many those are. */
  answered: z.number(),
});
export type QuestionRate = z.output<typeof QuestionRate>;

const RankedQuestion = QuestionRate.extend({ quizTitle: z.string() });

export const CreatorAnalytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Every day of the range, in UTC. */
  days: z.array(AnalyticsDay),
  totals: AnalyticsTotals,
  /** As many days, right before. */
  before: z.object({ from: z.iso.date(), to: z.iso.date(), totals: AnalyticsTotals }),
  /** The most taken ones of the range. */
  quizzes: z.array(TopQuiz),
  /** Of the quizzes that were taken most in the range: the questions that most and fewest got right. */
  questions: z.object({
    best: z.array(RankedQuestion),
    worst: z.array(RankedQuestion),
    /** How often a question has to be answered to be listed. */
    fewest: z.number(),
    /** How many quizzes were looked at. */
    quizzes: z.number(),
  }),
  /** How many of the own quizzes are counted here: the newest ones, where there are very many. */
  counted: z.object({ quizzes: z.number(), of: z.number() }),
  /** Days are counted from then on, for at least one quiz that is older. */
  since: z.iso.datetime().optional(),
});
export type CreatorAnalytics = z.output<typeof CreatorAnalytics>;
