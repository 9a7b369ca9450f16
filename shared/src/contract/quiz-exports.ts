import * as z from 'zod';
import { QuizId } from '../model/common.ts';
import type { Endpoint } from './endpoint.ts';

/** What a quiz is written as: docs/formats.md. */
export const QUIZ_EXPORT_FORMATS = [
  'questions-csv',
  'questions-xlsx',
  'json',
  'gift',
  'moodlexml',
  'aiken',
  'qti',
  'paper',
  'paper-key',
] as const;
export type QuizExportFormat = (typeof QUIZ_EXPORT_FORMATS)[number];

/** What a format makes of one question; `number` is its place in the quiz, counted from 1. */
export const ExportReportItem = z.object({
  number: z.number(),
  status: z.enum(['kept', 'changed', 'dropped']),
  /** What is lost, empty where nothing is. */
  reason: z.string(),
  /** The start of the stem, to recognise the question. */
  excerpt: z.string(),
});
export type ExportReportItem = z.output<typeof ExportReportItem>;

const asked = {
  method: 'GET',
  auth: 'user',
  access: { action: 'quiz.view', on: 'quiz', id: 'id' },
  params: z.strictObject({ id: QuizId }),
  query: z.strictObject({ format: z.enum(QUIZ_EXPORT_FORMATS) }),
  throttle: [{ by: 'user', limit: 300, windowSeconds: 3_600 }],
  rights: { table: 'write' },
  // Writing is the work of one processor, and somebody waits.
  memory: 1_024,
} as const satisfies Partial<Endpoint>;

/** A quiz with its key as a file, and what the file cannot hold. */
export const quizExports = {
  exportQuiz: {
    ...asked,
    path: '/quizzes/{id}/export',
    summary: 'The questions of a quiz with their key as a file, as its editor has them now',
    file: true,
  },
  getExportReport: {
    ...asked,
    path: '/quizzes/{id}/export/report',
    summary: 'What an export in this format would keep, change or leave out, question by question',
    response: z.object({
      report: z.array(ExportReportItem),
      summary: z.object({ kept: z.number(), changed: z.number(), dropped: z.number() }),
    }),
  },
} as const satisfies Record<string, Endpoint>;
