import * as z from 'zod';
import { QuestionRate } from '../../model/quizzes/creator-analytics.ts';
import { Cursor, Instant, PageSize } from '../../model/common.ts';
import { QUIZ_STATUSES } from '../../model/enums.ts';
import { QuizCard } from '../../model/quizzes/quiz.ts';
import { COMPARISON_SORTS } from '../../rules/results/quiz-comparison.ts';
import type { Endpoint } from '../endpoint.ts';

/** Averages over finished attempts, of scores over graded ones; absent where there are none. */
const ComparedQuiz = QuizCard.pick({ id: true, title: true, status: true, rating: true }).extend({
  responses: z.number(),
  /** Of those: an answer waits for a grade. */
  waiting: z.number(),
  averageScore: z.number().optional(),
  /** Absent also where it was not counted yet. */
  passRate: z.number().optional(),
  averageMinutes: z.number().optional(),
  averageSeconds: z.number().optional(),
  /** Of those that at least ten have answered. */
  hardest: QuestionRate.optional(),
  /** Absent also where nobody has handed in since it is kept. */
  lastResponseAt: Instant.optional(),
});
export type ComparedQuiz = z.output<typeof ComparedQuiz>;

/** The owner's quizzes side by side: docs/product/manage.md. */
export const quizComparison = {
  compareQuizzes: {
    method: 'GET',
    path: '/quizzes/comparison',
    auth: 'user',
    access: 'self',
    summary:
      'The numbers of the own quizzes side by side: searched, filtered, sorted by any of them (`-` in front: the largest first) and paged',
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      status: z.enum(['all', ...QUIZ_STATUSES]).default('all'),
      sort: z.enum(COMPARISON_SORTS).default('-responses'),
      limit: PageSize(20, 50),
      cursor: Cursor,
    }),
    response: z.object({
      quizzes: z.array(ComparedQuiz),
      /** How many fit, on this page or another. */
      total: z.number(),
      /** How many own quizzes there are at all. */
      all: z.number(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
