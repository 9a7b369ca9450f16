import type { QuestionType } from '../model/enums.ts';
import type { Question, UserAnswer } from '../model/question.ts';
import { fillBlank } from './fill-blank.ts';
import type { Grader } from './grader.ts';
import { multipleChoice } from './multiple-choice.ts';
import { oneChoice } from './one-choice.ts';
import { shortAnswer } from './short-answer.ts';
import { trueFalse } from './true-false.ts';

export const graders: Record<QuestionType, Grader> = {
  one_choice: oneChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  short_answer: shortAnswer,
  fill_blank: fillBlank,
};

export interface Grade {
  isCorrect: boolean;
  /** All of the question's points or none (spec 3 §5). */
  points: number;
}

export function gradeQuestion(question: Question, answer: UserAnswer): Grade {
  const isCorrect = graders[question.type].isCorrect(question, answer);
  return { isCorrect, points: isCorrect ? question.points : 0 };
}

/** The right answer as the review shows it; must not leave the server before the submit. */
export function correctAnswerOf(question: Question): string | string[] {
  return graders[question.type].correctAnswer(question);
}
