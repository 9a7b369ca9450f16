import type { GivenAnswer, Question, UserAnswer } from '../../model/quizzes/question.ts';

/**
 * An answer from the wire in the one form in which it is stored and graded: matching as the list of right sides in the
 * order of the left ones. Undefined where it does not fit the question: a left side that is none, or another type.
 */
export function givenAnswer(question: Question, answer: GivenAnswer): UserAnswer | undefined {
  if (answer === null || typeof answer === 'string' || Array.isArray(answer)) return answer;
  if (question.type !== 'matching') return undefined;
  const lefts = question.pairs.map(({ left }) => left);
  if (!Object.keys(answer).every((left) => lefts.includes(left))) return undefined;
  // A left side may be called `constructor`.
  return lefts.map((left) => (Object.hasOwn(answer, left) ? (answer[left] ?? '') : ''));
}
