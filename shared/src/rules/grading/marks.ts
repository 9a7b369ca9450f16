import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { isAnswered } from './answered.ts';
import { gradeQuestion } from './grade-question.ts';
import { toHundredths } from './points.ts';

/** What one answer earned. */
export interface Mark {
  /** Hundredths of a point; 0 while it is pending. */
  hundredths: number;
  /** All the points that the question gives. */
  isCorrect: boolean;
  answered: boolean;
  /** Waits for a person. */
  pending: boolean;
  /** Id of the person who gave it; absent: the machine. */
  by?: string;
}

/** The marks of an attempt, by position in the version to which it is pinned. */
export interface Marks {
  /** With which key of that version the machine marked: 0 = as published, n = after the n-th regrade. */
  revision: number;
  each: readonly Mark[];
}

/** What the machine gives; answers by question id. */
export const markAnswers = (
  questions: readonly Question[],
  answers: ReadonlyMap<string, UserAnswer>,
): Mark[] =>
  questions.map((question) => {
    const answer = answers.get(question.id) ?? null;
    const { hundredths, isCorrect, pending = false } = gradeQuestion(question, answer);
    return { hundredths, isCorrect, answered: isAnswered(answer), pending };
  });

/** What a person gives to an answer, kept within what the question can give. */
export function markByHand(
  { revision, each }: Marks,
  {
    position,
    question,
    hundredths,
    by,
  }: { position: number; question: Question; hundredths: number; by: string },
): Marks {
  const most = toHundredths(question.points);
  const given = Math.min(most, Math.max(0, Math.round(hundredths)));
  return {
    revision,
    each: each.map((mark, i) =>
      i === position ? { ...mark, hundredths: given, isCorrect: given === most, pending: false, by } : mark,
    ),
  };
}

/** The marks under a corrected key; what a person gave stays. `questions`: the version's, with that key. */
export function remark(
  { each }: Marks,
  questions: readonly Question[],
  answers: ReadonlyMap<string, UserAnswer>,
  revision: number,
): Marks {
  const fresh = markAnswers(questions, answers);
  return { revision, each: each.map((mark, i) => (mark.by === undefined ? (fresh[i] ?? mark) : mark)) };
}
