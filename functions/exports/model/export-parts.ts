import type { ExportReportItem } from '@quizhall/shared/contract/exports/quiz-exports';
import type { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { questionProblems } from '@quizhall/shared/rules/quizzes/publish';
import { excerptOf } from '../../imports/model/item.ts';
import { allMediaLost, type ExportedFiles } from './export-files.ts';

/** What a file says of the quiz beside its questions. */
export interface About {
  title: string;
  passages?: readonly Passage[] | undefined;
  /** Pictures, sounds and films that leave with them, where the format can hold files. */
  files?: ExportedFiles | undefined;
}

/** A question as a format holds it, and what of it the format cannot hold. */
export interface Part<Content> {
  content: Content;
  losses: string[];
}

/** Why a format cannot hold a question at all; writers catch it per question. */
export class CannotHold extends Error {}

export interface Written<Content> {
  parts: Content[];
  report: ExportReportItem[];
}

/** Writes each question by itself, so that one that does not fit costs only itself. */
export function writeEach<Content>(
  questions: readonly Question[],
  write: (question: Question) => Part<Content>,
): Written<Content> {
  const written: Written<Content> = { parts: [], report: [] };
  for (const [index, question] of questions.entries()) {
    const entry = (status: ExportReportItem['status'], reason: string) =>
      written.report.push({
        number: index + 1,
        status,
        reason,
        excerpt: excerptOf(plainText(question.question)),
      });
    try {
      const { content, losses } = write(question);
      written.parts.push(content);
      entry(losses.length > 0 ? 'changed' : 'kept', losses.join('. '));
    } catch (error) {
      if (!(error instanceof CannotHold)) throw error;
      entry('dropped', error.message);
    }
  }
  return written;
}

/** Formats for other platforms take only questions that are complete. */
export function requireComplete(question: Question): void {
  const [problem] = Object.values(questionProblems(question));
  if (problem) throw new CannotHold(problem);
}

type Extra = 'description' | 'points' | 'timeLimit' | 'difficulty' | 'tags' | 'pool' | 'media';

/** What a question has beyond what anybody gets who says nothing; undefined or nothing when it has none. */
const EXTRAS: Record<Extra, (question: Question) => string | string[] | undefined> = {
  description: ({ description }) => (description ? 'The description was added to the question' : undefined),
  points: ({ points }) => (points === 10 ? undefined : `Its ${points} points were left out`),
  timeLimit: ({ timeLimit }) =>
    timeLimit === 0 ? undefined : `The time limit of ${timeLimit} seconds was left out`,
  difficulty: ({ difficulty }) =>
    difficulty === 'medium' ? undefined : `The difficulty “${difficulty}” was left out`,
  tags: ({ tags }) => (tags.length === 0 ? undefined : 'Tags were left out'),
  pool: ({ pool }) => (pool ? `Its pool “${pool}” was left out` : undefined),
  media: allMediaLost,
};

/** What a format loses that holds only `held` of the extras. */
export const extrasLost = (question: Question, held: readonly Extra[]): string[] =>
  (Object.keys(EXTRAS) as Extra[])
    .filter((extra) => !held.includes(extra))
    .flatMap((extra) => EXTRAS[extra](question) ?? []);

/** Formats without a description have it in the question. */
export const withDescription = ({ question, description }: Question): string =>
  [question, description].filter(Boolean).join('\n\n');

// Text files and XML cannot hold these (XML 1.0, production 2); in no question do they mean anything.
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF\uFDD0-\uFDEF]/gu;

const CLEAN_LOSS = 'Characters that cannot be written were left out';

/** A text without what no text file can hold. */
function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');
}

/** Something of which every text can be written. */
const cleaned = <Value extends object>(json: string): Value =>
  JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value)) as Value;

/** A question of which every text can be written. */
export function cleanQuestion(question: Question): { question: Question; losses: string[] } {
  const before = JSON.stringify(question);
  const clean = cleaned<Question>(before);
  return { question: clean, losses: JSON.stringify(clean) === before ? [] : [CLEAN_LOSS] };
}

/** The passages of a quiz by their ids, with texts that can be written. */
export const cleanPassages = (passages: readonly Passage[] = []): ReadonlyMap<string, Passage> =>
  new Map(passages.map((passage) => [passage.id, cleaned<Passage>(JSON.stringify(passage))]));

/** `match: 'number'` with the question's tolerance written at each number. */
export function numbersOf(accepted: readonly string[], tolerance: number | undefined): string[] {
  return accepted.map((text) =>
    tolerance && !text.includes(':') && !text.includes('..') ? `${text}:${tolerance}` : text,
  );
}

/** Shares of points as platforms round them. */
export const percent = (share: number): string => String(Number((share * 100).toFixed(5)));
