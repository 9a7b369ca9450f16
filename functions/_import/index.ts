import type { ImportReportItem } from '@quizhall/shared/contract/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { QuestionInput } from '@quizhall/shared/model/question';
import { questionProblems } from '@quizhall/shared/rules/publish';
import { readCsv } from './csv.ts';
import { decodeText, LOST } from './decode.ts';
import { detectFormat, type ImportFormat } from './detect.ts';
import type { ImportItem } from './item.ts';
import { readOpenTriviaQa } from './open-trivia-qa.ts';

export interface Import {
  format: ImportFormat;
  questions: QuestionInput[];
  /** An entry for every item of the text, in its order; after 3,000 dropped ones are told as a number alone. */
  report: ImportReportItem[];
  summary: Record<ImportReportItem['status'], number>;
}

const READERS: Record<ImportFormat, (text: string) => ImportItem[]> = {
  opentriviaqa: readOpenTriviaQa,
  csv: readCsv,
};

/** Why a question that was read cannot be used after all: too long, or it would not pass the publish checks. */
function problemOf(question: QuestionInput): string | undefined {
  const parsed = QuestionInput.safeParse(question);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This question is not valid';
  return Object.values(questionProblems(parsed.data))[0];
}

/** Two items are the same question when they ask the same and offer the same. */
const fingerprint = ({ question, options = [], correctAnswers = [] }: QuestionInput): string =>
  JSON.stringify([
    question,
    options.map(({ text, isCorrect }) => `${isCorrect} ${text}`).toSorted(),
    correctAnswers,
  ]);

/** Questions, report and their quotes stay below the 6 MB that a function may answer. */
const MOST_ENTRIES = 3_000;
const REASON_LENGTH = 300;
const TOO_MANY = `A quiz holds at most ${LIMITS.questions} questions`;

const shortened = (reason: string): string =>
  reason.length > REASON_LENGTH ? `${reason.slice(0, REASON_LENGTH - 1)}…` : reason;

/**
 * Makes questions of a text or a file and says of every item what became of it. Never throws, whatever the text is.
 */
export function readQuestions({
  format,
  source,
}: {
  format?: ImportFormat | undefined;
  source: string | Uint8Array;
}): Import {
  const text = typeof source === 'string' ? source : decodeText(source);
  const read = format ?? detectFormat(text);
  const result: Import = {
    format: read,
    questions: [],
    report: [],
    summary: { kept: 0, changed: 0, dropped: 0 },
  };
  const lines = new Map<string, number>();
  let untold = { count: 0, line: 0 };
  for (const { line, excerpt, changes, question, problem } of READERS[read](text)) {
    const entry = (status: ImportReportItem['status'], reason: string) => {
      result.summary[status] += 1;
      if (status === 'dropped' && result.report.length >= MOST_ENTRIES) {
        untold = { count: untold.count + 1, line };
      } else result.report.push({ line, status, reason: shortened(reason), excerpt });
    };
    if (!question) {
      entry('dropped', problem ?? 'This is not a question');
      continue;
    }
    const print = fingerprint(question);
    const earlier = lines.get(print);
    const refused =
      earlier === undefined ? problemOf(question) : `This repeats the question in line ${earlier}`;
    if (refused) {
      entry('dropped', refused);
      continue;
    }
    if (result.questions.length >= LIMITS.questions) {
      entry('dropped', TOO_MANY);
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
  if (untold.count > 0) {
    const reason = `${untold.count} more items were dropped and are not listed`;
    result.report.push({ line: untold.line, status: 'dropped', reason, excerpt: '' });
  }
  return result;
}
