import type { FileEncoding, ImportReportItem } from '@quizhall/shared/contract/imports/quiz-imports';
import { type PassageInput, Question, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { passagesOf } from '@quizhall/shared/rules/quizzes/passages';
import { questionProblems } from '@quizhall/shared/rules/quizzes/publish';
import { ENCODING_NAMES, sampleOf, type TextEncoding } from '@quizhall/shared/rules/text/text-encoding';
import { readCsv } from './csv/csv.ts';
import { decode, type Decoded, LOST } from './decode.ts';
import { declaredText } from './decode-xml.ts';
import { detectFormat, type ImportFormat, isPacked } from './detect.ts';
import { readDocx } from './docx/docx.ts';
import { readExcel } from './excel/excel.ts';
import { type ImportedFiles, mediaKeys } from './files.ts';
import { readGift } from './gift/gift.ts';
import { excerptOf, type ImportItem, MOST_ITEMS } from './item.ts';
import { readJson } from './json.ts';
import { readList } from './list/list.ts';
import { readMoodleXml } from './moodle/moodle-xml.ts';
import { withoutNumbers } from './numbering.ts';
import { readOpenTriviaQa } from './open-trivia-qa.ts';
import { isDocx, unreadable, unreadableText } from './unsupported-types.ts';
import { joinPassages } from './passages.ts';
import { readQtiText } from './qti/qti.ts';
import { isQtiPackage, readQtiPackage } from './qti/qti-package.ts';

export interface Import {
  format: ImportFormat;
  questions: QuestionInput[];
  /** What questions are about, by the `passageId` that they name; left out where there is none. */
  passages?: PassageInput[];
  /** One entry for every item of the text, in its order. */
  report: ImportReportItem[];
  /** Encoding detected in a file that declares none. */
  encoding?: FileEncoding;
  /** Why the file as a whole cannot be read. */
  refused?: string;
  summary: Record<ImportReportItem['status'], number>;
}

/** Source of an import. */
interface ImportSource {
  format?: ImportFormat | undefined;
  /** The encoding of a text file, where a person has chosen one. */
  encoding?: TextEncoding | undefined;
  source: string | Uint8Array;
  /** Takes pictures, sounds and films along; without it they are left out. */
  files?: ImportedFiles | undefined;
}

type TextFormat = Exclude<ImportFormat, 'excel' | 'word'>;

const READERS: Record<TextFormat, (text: string, files?: ImportedFiles) => ImportItem[]> = {
  opentriviaqa: readOpenTriviaQa,
  csv: readCsv,
  gift: readGift,
  aiken: readList,
  list: readList,
  moodlexml: readMoodleXml,
  json: readJson,
  qti: readQtiText,
};

/** Why a question that was read cannot be used after all: too long, or it fails the publish checks. */
function problemOf(question: QuestionInput): string | undefined {
  const parsed = QuestionInput.safeParse(question);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This question is not valid';
  return Object.values(questionProblems(Question.parse({ ...parsed.data, id: 'imported' })))[0];
}

/** Two items are the same question when they ask the same about the same text and offer the same. */
function fingerprint(question: QuestionInput): string {
  const { options = [], correctAnswers = [] } = question;
  const sorted = options.map(({ text, isCorrect }) => `${isCorrect} ${text}`).toSorted();
  const pairs = question.type === 'matching' ? question.pairs : undefined;
  const items = question.type === 'ordering' ? question.items : undefined;
  return JSON.stringify([
    question.question,
    question.description ?? '',
    sorted,
    correctAnswers,
    pairs,
    items,
    mediaKeys(question),
    question.passageId,
  ]);
}

/** XML may declare its encoding; other texts do not tell theirs. */
function decodeFile(source: Uint8Array, encoding: TextEncoding | undefined): Decoded {
  const declared = encoding ? undefined : declaredText(source);
  return declared === undefined ? decode(source, encoding) : { text: declared };
}

/** Letters that were read in an encoding that the file does not name are to be looked at. */
function withGuess(item: ImportItem, { guess, guessed }: Decoded): ImportItem {
  const text = item.question && guess ? JSON.stringify(item.question) : '';
  if (!guess || !Array.from(text).some((char) => guessed?.has(char))) return item;
  const change = `The file does not say how its letters are stored, they were read as ${ENCODING_NAMES[guess]}`;
  return { ...item, changes: [...item.changes, change] };
}

interface ReadItems extends Pick<Import, 'format' | 'refused' | 'encoding'> {
  items: ImportItem[];
}

const refusedAs = (format: ImportFormat | undefined, refused: string): ReadItems => ({
  format: format ?? 'csv',
  items: [{ line: 1, excerpt: '', changes: [], problem: refused }],
  refused,
});

async function readItems({ source, format, encoding, files }: ImportSource): Promise<ReadItems> {
  const refused = typeof source === 'string' ? undefined : unreadable(source);
  if (refused) return refusedAs(format, refused);
  if (typeof source !== 'string' && (format === 'excel' || isPacked(source))) {
    if (format === 'word' || (!format && isDocx(source))) return { format: 'word', items: readDocx(source) };
    const isQti = format === 'qti' || (!format && isQtiPackage(source));
    if (isQti) return { format: 'qti', items: readQtiPackage(source, files) };
    if (!format || format === 'excel') return { format: 'excel', items: readExcel(source) };
  }
  const decoded: Decoded = typeof source === 'string' ? { text: source } : decodeFile(source, encoding);
  const { text, guess } = decoded;
  const unread = unreadableText(text);
  if (unread) return refusedAs(format, unread);
  const read = format ?? detectFormat(text);
  if (read !== 'excel' && read !== 'word') {
    const items = READERS[read](text, files);
    const used = guess ?? encoding;
    return {
      format: read,
      items: items.map((item) => withGuess(item, decoded)),
      ...(used && { encoding: { name: used, isGuess: guess !== undefined, sample: sampleOf(text) } }),
    };
  }
  const problem =
    read === 'excel'
      ? 'An Excel workbook has to be chosen as a file'
      : 'A Word document has to be chosen as a file (.docx)';
  return { format: read, items: [{ line: 1, excerpt: excerptOf(text.slice(0, 200)), changes: [], problem }] };
}

/** The items that are looked at, and if there are more an entry that says so. */
function upToLimit(items: readonly ImportItem[]): readonly ImportItem[] {
  const next = items[MOST_ITEMS];
  if (!next) return items;
  const problem = `This and all further items were not read: ${MOST_ITEMS} at a time are enough`;
  return [...items.slice(0, MOST_ITEMS), { line: next.line, excerpt: next.excerpt, changes: [], problem }];
}

/**
 * Makes questions of a text or a file and says of every item what became of it. Never throws, whatever the text is.
 */
export async function readQuestions(from: ImportSource): Promise<Import> {
  const read = await readItems(from);
  const { items, passages } = joinPassages(upToLimit(read.items));
  // The product's own format has questions as they are kept.
  const checked = check(read.format === 'json' ? items : withoutNumbers(items));
  const named = passagesOf(passages, checked.questions);
  return {
    format: read.format,
    ...checked,
    ...(read.refused && { refused: read.refused }),
    ...(read.encoding && { encoding: read.encoding }),
    ...(named.length > 0 && { passages: named }),
  };
}

/** Keeps what can be used and reports on everything. */
function check(items: readonly ImportItem[]): Omit<Import, 'format' | 'refused' | 'encoding'> {
  const result: Omit<Import, 'format' | 'refused' | 'encoding'> = {
    questions: [],
    report: [],
    summary: { kept: 0, changed: 0, dropped: 0 },
  };
  const lines = new Map<string, number>();
  for (const { line, excerpt, changes, question, problem } of items) {
    const entry = (status: ImportReportItem['status'], reason: string) => {
      result.report.push({ line, status, reason, excerpt });
      result.summary[status] += 1;
    };
    if (!question) {
      entry('dropped', problem ?? 'This is not a question');
      continue;
    }
    const print = fingerprint(question);
    const earlier = lines.get(print);
    const refused =
      problemOf(question) ??
      (earlier === undefined ? undefined : `This repeats the question in line ${earlier}`);
    if (refused) {
      entry('dropped', refused);
      continue;
    }
    lines.set(print, line);
    const lost = JSON.stringify(question).includes(LOST)
      ? ['A character was lost in the file, please check']
      : [];
    const reasons = [...changes, ...lost];
    entry(reasons.length > 0 ? 'changed' : 'kept', reasons.join('. '));
    result.questions.push(question);
  }
  return result;
}
