import * as z from 'zod';
import { Instant } from '../common.ts';
import { UNRELIABLE, VERDICTS } from '../enums.ts';
import { Formulas } from '../quizzes/question.ts';

const Verdict = z.object({
  kind: z.enum(VERDICTS),
  /** Options it is about, by index. */
  options: z.array(z.number()).optional(),
  /** The written answer it is about. */
  text: z.string().optional(),
});

const QuestionAnalysis = z.object({
  id: z.string(),
  /** Finished attempts that had it, those that answered, and answers that wait for a grade. */
  seen: z.number(),
  answers: z.number(),
  pending: z.number(),
  /** It counts for nobody any more. */
  dropped: z.literal(true).optional(),
  /** It was dropped and counts again since it was changed: attempts from before leave it out. */
  leftOut: z.literal(true).optional(),
  /** Its key was edited since: some attempts are graded by an earlier key until the new one is applied to them. */
  outdated: z.literal(true).optional(),
  /** Attempts that the indices are made of. */
  analysed: z.number(),
  /** Mean share of its points, in percent. */
  facility: z.number().optional(),
  /** Correlation with the score on the rest of the paper, −1 to 1. */
  pointBiserial: z.number().optional(),
  /** Share of points of the best 27 % less that of the weakest, −1 to 1. */
  upperLower: z.number().optional(),
  meanSeconds: z.number(),
  medianSeconds: z.number().optional(),
  /** Absent: the median is estimated from the histogram. */
  isMedianExact: z.literal(true).optional(),
  formulas: Formulas.optional(),
  /** Of a choice question. */
  options: z.array(
    z.object({
      text: z.string(),
      isCorrect: z.boolean(),
      /** Right in an earlier version by whose key attempts are still graded, and wrong now. */
      wasCorrect: z.literal(true).optional(),
      count: z.number(),
      /** Of those who had the question. */
      percent: z.number(),
      /** Of those who chose it. */
      meanScore: z.number().optional(),
    }),
  ),
  /** Written answers that are wrong, the most frequent first; blanks count from 1, 0 is the whole answer. */
  wrong: z.array(z.object({ blank: z.number(), text: z.string(), count: z.number() })),
  verdicts: z.array(Verdict),
});

/** How the questions of a quiz work. Scores in percent. */
export const QuizAnalysis = z.object({
  /** Finished and graded attempts that it is made of. */
  attempts: z.number(),
  /** Only attempts from then on are analysed; absent: all are. */
  since: Instant.optional(),
  score: z.object({
    /** Attempts that have one. */
    attempts: z.number(),
    mean: z.number().optional(),
    median: z.number().optional(),
    /** Absent: the median is estimated from the histogram. */
    isMedianExact: z.literal(true).optional(),
    deviation: z.number().optional(),
    histogram: z.array(z.object({ range: z.string(), count: z.number() })),
  }),
  reliability: z.object({
    alpha: z.number().optional(),
    standardError: z.number().optional(),
    reason: z.enum(UNRELIABLE).optional(),
  }),
  byTag: z.array(
    z.object({
      tag: z.string(),
      questions: z.number(),
      /** Of all analysed attempts together. */
      points: z.number(),
      possible: z.number(),
      percentage: z.number(),
    }),
  ),
  questions: z.array(QuestionAnalysis),
});
export type QuizAnalysis = z.output<typeof QuizAnalysis>;
export type QuestionAnalysis = z.output<typeof QuestionAnalysis>;
