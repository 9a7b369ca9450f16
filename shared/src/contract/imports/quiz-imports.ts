import * as z from 'zod';
import { PassageInput, QuestionInput } from '../../model/quizzes/question.ts';
import { JobId } from '../../model/job.ts';
import { TEXT_ENCODINGS } from '../../rules/text/text-encoding.ts';
import type { Endpoint } from '../endpoint.ts';

export const IMPORT_FORMATS = [
  'opentriviaqa',
  'csv',
  'excel',
  'gift',
  'aiken',
  'list',
  'word',
  'moodlexml',
  'json',
  'qti',
] as const;

/** What became of one item of an import; `line` counts from 1 in the text that was sent. */
export const ImportReportItem = z.object({
  line: z.number(),
  status: z.enum(['kept', 'changed', 'dropped']),
  reason: z.string(),
  /** The start of the stem, to recognise the item. */
  excerpt: z.string(),
});
export type ImportReportItem = z.output<typeof ImportReportItem>;

/** Encoding used for a text file that declares none. */
export const FileEncoding = z.object({
  name: z.enum(TEXT_ENCODINGS),
  /** Whether it was guessed; otherwise the request named it. */
  isGuess: z.boolean(),
  /** Lines with letters that tell whether it is right. */
  sample: z.array(z.string()),
});
export type FileEncoding = z.output<typeof FileEncoding>;

/** The questions that were read, and what became of every item. */
export const ImportAnswer = z.object({
  format: z.enum(IMPORT_FORMATS),
  questions: z.array(QuestionInput),
  /** What questions are about, by the `passageId` that they name. */
  passages: z.array(PassageInput).optional(),
  report: z.array(ImportReportItem),
  encoding: FileEncoding.optional(),
  /** Why the file as a whole cannot be read, such as a PDF. */
  refused: z.string().optional(),
  summary: z.object({ kept: z.number(), changed: z.number(), dropped: z.number() }),
});
export type ImportAnswer = z.output<typeof ImportAnswer>;

/** Files that are too large for a request: docs/decisions/0043-large-files.md. Part of the area `quizzes`. */
export const quizImports = {
  beginImport: {
    method: 'POST',
    path: '/imports',
    auth: 'user',
    access: 'self',
    summary: 'Read the questions of an uploaded file (purpose `import`) in the background',
    body: z.strictObject({
      /** As POST /uploads answered it. */
      key: z.string().max(200),
      /** Left out: recognised from the file. */
      format: z.enum(IMPORT_FORMATS).optional(),
      /** Left out: recognised from the file. */
      encoding: z.enum(TEXT_ENCODINGS).optional(),
    }),
    response: z.object({ runId: JobId }),
    status: 202,
    throttle: [{ by: 'user', limit: 120, windowSeconds: 3_600 }],
    rights: { table: 'write', media: ['import'] },
  },
  getImport: {
    method: 'GET',
    path: '/imports/{id}',
    auth: 'user',
    access: 'self',
    summary: 'What one’s own run has read of a file, for two days; 404 until it is done',
    params: z.strictObject({ id: JobId }),
    response: ImportAnswer,
    rights: { table: 'read', media: ['import'] },
    memory: 1_024,
  },
} as const satisfies Record<string, Endpoint>;
