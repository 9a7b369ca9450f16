import type { Question, QuestionInput } from '../../model/quizzes/question.ts';

/** Whether the answers to a question are compared as numbers. */
export const asksForNumber = (question: Question | QuestionInput): boolean =>
  (question.type === 'short_answer' || question.type === 'fill_blank') &&
  question.grading?.match === 'number';
