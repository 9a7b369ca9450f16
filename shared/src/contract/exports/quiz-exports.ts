import * as z from 'zod';
import { Instant, QuizId } from '../../model/common.ts';
import { JobId } from '../../model/job.ts';
import type { Endpoint } from '../endpoint.ts';

/** What a quiz is written as: docs/formats.md. */
export const QUIZ_EXPORT_FORMATS = [
  'questions-csv',
  'questions-xlsx',
  'json',
  'gift',
  'moodlexml',
  'aiken',
  'qti',
  'qti21',
  'qti12',
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

/** What the results of a quiz are written as: every submission, or their overview as PDF. */
export const RESULTS_FORMATS = ['csv', 'xlsx', 'json', 'pdf'] as const;
export type ResultsFormat = (typeof RESULTS_FORMATS)[number];

/** The same as a direct download, where `json` is that of the questions. */
export const DIRECT_RESULTS_FORMATS = ['csv', 'xlsx', 'results-json', 'pdf'] as const;

/** What a quiz is written as in the background, for which the JSON of its questions has a name of its own. */
export const RUN_EXPORT_FORMATS = [
  'questions-csv',
  'questions-xlsx',
  'questions-json',
  'gift',
  'moodlexml',
  'aiken',
  'qti',
  'qti21',
  'qti12',
  'paper',
  'paper-key',
  ...RESULTS_FORMATS,
] as const;
export type RunExportFormat = (typeof RUN_EXPORT_FORMATS)[number];

/** What became of questions that a file does not hold as they are, those with the same loss together. */
export const ExportLoss = z.object({
  status: z.enum(['changed', 'dropped']),
  reason: z.string(),
  /** Their places in the quiz, counted from 1. */
  numbers: z.array(z.number()),
});
export type ExportLoss = z.output<typeof ExportLoss>;

const Summary = z.object({ kept: z.number(), changed: z.number(), dropped: z.number() });

const asked = {
  method: 'GET',
  auth: 'user',
  access: { action: 'quiz.view', on: 'quiz', id: 'id', evenDeleted: true },
  params: z.strictObject({ id: QuizId }),
  throttle: [{ by: 'user', limit: 300, windowSeconds: 3_600 }],
  rights: { table: 'write' },
  // Writing is the work of one processor, and somebody waits.
  memory: 1_024,
} as const satisfies Partial<Endpoint>;

/** A quiz with its key as a file, and what the file cannot hold; or what was handed in to it. */
export const quizExports = {
  exportQuiz: {
    ...asked,
    path: '/quizzes/{id}/export',
    summary:
      'The results of a quiz as a file, up to a thousand submissions, for whoever may see them; or its questions with their key, as its editor has them now',
    query: z.strictObject({
      format: z.enum([...QUIZ_EXPORT_FORMATS, ...DIRECT_RESULTS_FORMATS]).default('csv'),
    }),
    file: true,
  },
  getExportReport: {
    ...asked,
    path: '/quizzes/{id}/export/report',
    summary: 'What an export in this format would keep, change or leave out, question by question',
    query: z.strictObject({
      format: z.enum(QUIZ_EXPORT_FORMATS),
      /** As an export with pictures, sounds and films would. */
      media: z.enum(['with', 'without']).optional(),
    }),
    response: z.object({
      report: z.array(ExportReportItem),
      summary: Summary,
    }),
  },
  beginExport: {
    method: 'POST',
    path: '/quizzes/{id}/exports',
    auth: 'user',
    access: asked.access,
    summary:
      'Write the results of a quiz, or its questions with their files if wanted, as a file in the background, however large',
    params: asked.params,
    body: z.strictObject({
      format: z.enum(RUN_EXPORT_FORMATS),
      /** Pictures, sounds and films too, in formats that hold files. */
      media: z.boolean().default(false),
    }),
    response: z.object({ runId: JobId }),
    status: 202,
    idempotent: true,
    throttle: [{ by: 'user', limit: 60, windowSeconds: 3_600 }],
    rights: { table: 'write' },
  },
  getExport: {
    method: 'GET',
    path: '/exports/{id}',
    auth: 'user',
    access: 'self',
    summary: 'A link to the file that one’s own run has written, for two days; 404 until it is done',
    params: z.strictObject({ id: JobId }),
    response: z.object({
      /** Anybody can fetch the file by it, for ten minutes; another call gives another one. */
      url: z.string(),
      expiresAt: Instant,
      fileName: z.string(),
      /** Bytes. */
      size: z.number(),
      /** What became of the questions, as the report counts them. */
      summary: Summary,
      /** Of those that are not kept, the first hundred kinds of loss. */
      losses: z.array(ExportLoss),
      /** Of results: how many submissions, all that were handed in up to that moment. */
      results: z.object({ submissions: z.number(), until: Instant }).optional(),
      /** When the file was written. */
      writtenAt: Instant,
    }),
    rights: { table: 'read', exports: 'read' },
  },
} as const satisfies Record<string, Endpoint>;
