import {
  decodeMarks,
  type Mark,
  markAnswers,
  type Marks,
  scoreOf,
  type StoredAnswer,
} from '@quizhall/shared/grading';
import type { Score } from '@quizhall/shared/model/attempts/attempt-result';
import type { Attempt } from '../../attempts/model/attempts.ts';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { decodeAnswers, type EncodedAnswers } from './stored-answers.ts';

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
 * would give. `content`: with the key that they are of, see `getAsked`.
 * @throws Error when they are not the marks of this version
 */
export function marksOf(attempt: Pick<Attempt, 'id' | 'marks'>, content: QuizVersion): Marks {
  const marks = attempt.marks === undefined ? undefined : decodeMarks(attempt.marks);
  if (marks?.each.length !== content.questions.length) throw new Error(`Marks of ${attempt.id} do not fit`);
  return marks;
}

/** Answers as the graders read them, by question id. */
export const givenIn = (answers: ReadonlyMap<string, StoredAnswer>) =>
  new Map([...answers].map(([id, { userAnswer }]) => [id, userAnswer]));
