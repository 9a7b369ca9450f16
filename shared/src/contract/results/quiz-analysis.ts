import * as z from 'zod';
import { QuizId } from '../../model/common.ts';
import { QuizAnalysis } from '../../model/results/quiz-analysis.ts';
import type { Endpoint } from '../endpoint.ts';

/** How the questions of a quiz work. */
export const itemAnalysis = {
  getQuizAnalysis: {
    method: 'GET',
    path: '/quizzes/{id}/analysis',
    auth: 'user',
    access: { action: 'quiz.view', on: 'quiz', id: 'id' },
    summary:
      'How far scores can be trusted, and of every question how hard it is, whom it tells apart, and what is chosen or written instead',
    params: z.strictObject({ id: QuizId }),
    response: QuizAnalysis,
    rights: { table: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
