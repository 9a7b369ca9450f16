import type { QuizExportFormat } from '@quizhall/shared/contract/exports/quiz-exports';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { withPassageTexts } from '@quizhall/shared/rules/quizzes/passages';
import type { ImportFormat } from '../../imports/model/detect.ts';
import { writeAiken } from './aiken.ts';
import { writeCsv } from './csv.ts';
import { writeExcel } from './excel.ts';
import { writeGift } from './gift.ts';
import { writeJson } from './json.ts';
import { writeMoodleXml } from './moodle-xml.ts';
import { writePaper } from './printable-quiz.ts';
import type { About } from './export-parts.ts';
import { writeQti, writeQti21 } from './qti.ts';
import { writeQti12 } from './qti12.ts';
import type { ExportLoss, ExportReportItem } from '@quizhall/shared/contract/exports/quiz-exports';

export interface Export {
  bytes: Uint8Array;
  contentType: string;
  /** Of the file name, with its dot. */
  ending: string;
  /** One entry for every question, in their order. */
  report: ExportReportItem[];
}

type Writer = (
  questions: readonly Question[],
  about: About,
) =>
  | { text: string; report: ExportReportItem[] }
  | { bytes: Uint8Array; report: ExportReportItem[] }
  | Promise<{ bytes: Uint8Array; report: ExportReportItem[] }>;

const FORMATS: Record<QuizExportFormat, { write: Writer; contentType: string; ending: string }> = {
  'questions-csv': { write: writeCsv, contentType: 'text/csv; charset=utf-8', ending: '.questions.csv' },
  'questions-xlsx': {
    write: writeExcel,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: '.questions.xlsx',
  },
  gift: { write: writeGift, contentType: 'text/plain; charset=utf-8', ending: '.gift.txt' },
  moodlexml: { write: writeMoodleXml, contentType: 'application/xml; charset=utf-8', ending: '.xml' },
  aiken: { write: writeAiken, contentType: 'text/plain; charset=utf-8', ending: '.aiken.txt' },
  qti: { write: writeQti, contentType: 'application/zip', ending: '.qti.zip' },
  qti21: { write: writeQti21, contentType: 'application/zip', ending: '.qti21.zip' },
  qti12: { write: writeQti12, contentType: 'application/zip', ending: '.qti12.zip' },
  paper: { write: writePaper(false), contentType: 'application/pdf', ending: '.pdf' },
  'paper-key': { write: writePaper(true), contentType: 'application/pdf', ending: '.key.pdf' },
  json: { write: writeJson, contentType: 'application/json; charset=utf-8', ending: '.json' },
};

/** As what the import reads it. */
export const READ_AS: Partial<Record<QuizExportFormat, ImportFormat>> = {
  'questions-csv': 'csv',
  'questions-xlsx': 'excel',
  json: 'json',
  gift: 'gift',
  moodlexml: 'moodlexml',
  aiken: 'aiken',
  qti: 'qti',
  qti21: 'qti',
  qti12: 'qti',
};

/** Formats that carry pictures, sounds and films. */
const HOLD_FILES: readonly QuizExportFormat[] = ['moodlexml', 'qti', 'qti21', 'qti12'];

export const holdsFiles = (format: QuizExportFormat): boolean => HOLD_FILES.includes(format);

/** Formats that have passages of their own; in the others what a question is about comes with each of them. */
const HOLD_PASSAGES: readonly QuizExportFormat[] = ['moodlexml', 'gift', 'qti', 'qti12', 'json'];

const PASSAGE_LOSS = 'Its passage is written into its description';

const withPassageLoss =
  (questions: readonly Question[]) =>
  (item: ExportReportItem, index: number): ExportReportItem => {
    if (item.status === 'dropped' || questions[index]?.passageId === undefined) return item;
    return { ...item, status: 'changed', reason: [item.reason, PASSAGE_LOSS].filter(Boolean).join('; ') };
  };

/** The questions as a file, and of every question whether the format holds it whole. */
export async function writeQuestions(
  format: QuizExportFormat,
  questions: readonly Question[],
  about: About = { title: '' },
): Promise<Export> {
  const { write, contentType, ending } = FORMATS[format];
  const isPrinted = READ_AS[format] === undefined;
  const holds = HOLD_PASSAGES.includes(format);
  const written = await write(
    holds ? questions : withPassageTexts(questions, about.passages, { once: isPrinted }),
    about,
  );
  const bytes = 'bytes' in written ? written.bytes : new TextEncoder().encode(written.text);
  return {
    bytes,
    contentType,
    ending,
    report: isPrinted || holds ? written.report : written.report.map(withPassageLoss(questions)),
  };
}

const MOST_LOSSES = 100;
const REASON_LENGTH = 300;

/** What a report says of those that are not kept, each loss once; bounded, because a run keeps it. */
export function lossesOf(report: readonly ExportReportItem[]): ExportLoss[] {
  const losses = new Map<string, ExportLoss>();
  for (const { number, status, reason } of report) {
    if (status === 'kept') continue;
    const key = `${status} ${reason}`;
    const known = losses.get(key);
    if (known) known.numbers.push(number);
    else if (losses.size < MOST_LOSSES)
      losses.set(key, { status, reason: reason.slice(0, REASON_LENGTH), numbers: [number] });
  }
  return [...losses.values()];
}

/** How many questions a file holds whole, in part and not at all. */
export function summaryOf(report: readonly ExportReportItem[]): Record<ExportReportItem['status'], number> {
  const summary = { kept: 0, changed: 0, dropped: 0 };
  for (const { status } of report) summary[status] += 1;
  return summary;
}
