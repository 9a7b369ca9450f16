import {
  decodeMarks,
  type Mark,
  markAnswers,
  type Marks,
  scoreOf,
  type StoredAnswer,
} from '@quizhall/shared/grading';
import type { Score } from '@quizhall/shared/model/attempt-result';
import type { Attempt } from '../_data/attempts.ts';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import { decodeAnswers, type EncodedAnswers } from './answers.ts';

/** What answers earn with this key of their version: done once, when an attempt is finished. */
export function gradeStored(
  { questions, settings }: QuizVersion,
  encoded: EncodedAnswers,
): { marks: Mark[]; score: Score } {
  const marks = markAnswers(questions, givenIn(decodeAnswers(questions, encoded)));
  return { marks, score: scoreOf(questions, marks, settings.passingScore) };
}

/**
 * The marks of a finished attempt as stored: everything that shows or counts a result reads these, whatever today's key
 * would give. An attempt from before marks were stored is graded as it was then, with the version as it was published;
 * whatever writes its marks next stores them. `content`: with the key that they are of, see `getAsked`.
 * @throws Error when they are not the marks of this version
 */
export function marksOf(attempt: Pick<Attempt, 'id' | 'answers' | 'marks'>, content: QuizVersion): Marks {
  if (attempt.marks === undefined) return { revision: 0, each: gradeStored(content, attempt.answers).marks };
  const marks = decodeMarks(attempt.marks);
  if (marks?.each.length !== content.questions.length) throw new Error(`Marks of ${attempt.id} do not fit`);
  return marks;
}

/** Answers as the graders read them, by question id. */
export const givenIn = (answers: ReadonlyMap<string, StoredAnswer>) =>
  new Map([...answers].map(([id, { userAnswer }]) => [id, userAnswer]));
