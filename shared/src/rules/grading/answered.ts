import type { GivenAnswer } from '../../model/quizzes/question.ts';

/** Whether there is anything to grade: spaces and an empty selection are no answer. */
export function isAnswered(answer: GivenAnswer): boolean {
  if (answer === null) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  return Object.values(answer).some((item) => item.trim() !== '');
}
