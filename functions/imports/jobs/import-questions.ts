import { IMPORT_FORMATS } from '@quizhall/shared/contract/imports/quiz-imports';
import { TEXT_ENCODINGS } from '@quizhall/shared/rules/text/text-encoding';
import * as z from 'zod';
import { importFrom } from '../use-cases/import-from.ts';
import type { Import } from '../model/index.ts';
import { getFile, storeFile } from '../../platform/storage/storage.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** What a function can answer is 6 MB; the report is a part of it. */
const MOST_BYTES = 4_500_000;
const NO_ROOM = 'There is more in this file than one import can hold: please import the rest by itself';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** As much of what was read as can be answered; the report says of the rest that it was left out. */
export function fitting(read: Import, most = MOST_BYTES): Import {
  let room = most - bytesOf(read.report) - (read.passages ? bytesOf(read.passages) : 0);
  const waiting = read.questions.values();
  const questions: Import['questions'] = [];
  const report = read.report.map((entry): Import['report'][number] => {
    const question = entry.status === 'dropped' ? undefined : waiting.next().value;
    if (!question) return entry;
    room -= bytesOf(question);
    if (room < 0) return { ...entry, status: 'dropped', reason: NO_ROOM };
    questions.push(question);
    return entry;
  });
  const count = (wanted: string) => report.filter(({ status }) => status === wanted).length;
  const summary = { kept: count('kept'), changed: count('changed'), dropped: count('dropped') };
  return { ...read, questions, report, summary };
}

/**
 * Reads a file that was uploaded to be imported, in one step: the largest takes seconds, and what was read before a crash is
 * read again. What came out lies beside the upload, is served to nobody and goes with it.
 */
export const importRun = jobKind({
  input: z.object({
    userId: z.string(),
    key: z.string(),
    format: z.enum(IMPORT_FORMATS).optional(),
    encoding: z.enum(TEXT_ENCODINGS).optional(),
  }),
  cursor: z.never(),
  failed: 'This file could not be read. Please import it in parts.',
  step: async ({ userId, key, format, encoding }) => {
    const source = await getFile(key);
    if (!source) throw new Error('The upload is gone');
    const read = fitting(await importFrom({ format, encoding, source }, userId));
    const answer = key.replace(/\.bin$/, '.json');
    await storeFile(answer, 'application/json', new TextEncoder().encode(JSON.stringify(read)));
    return { handled: read.report.length, result: { key: answer, format: read.format, ...read.summary } };
  },
});
