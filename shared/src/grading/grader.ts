import type { Question, UserAnswer } from '../model/question.ts';

/** How one question type is graded. Pure: the same question and answer always give the same result. */
export interface Grader {
  isCorrect(question: Question, answer: UserAnswer): boolean;
  /** What the review shows as the right answer: one text, or one per choice or blank. */
  correctAnswer(question: Question): string | string[];
}
