import type { UserAnswer } from '../model/question.ts';

/** Whether there is anything to grade: spaces and an empty selection are no answer. */
export function isAnswered(answer: UserAnswer): boolean {
  if (answer === null) return false;
  return Array.isArray(answer) ? answer.some((item) => item.trim() !== '') : answer.trim() !== '';
}
