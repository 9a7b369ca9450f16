import type { Question } from '../../model/quizzes/question.ts';
import { isSingleChoice, type KeyChange, type KeyedQuestion, rightTexts } from './corrections.ts';
import { asksTheSame } from './quiz-changes.ts';

/**
 * What the key of questions says and no author writes: that one was dropped, and that a single choice has several right
 * options. The next version goes on with it where it asks them as they were.
 */
export const unwrittenKey = (questions: readonly KeyedQuestion[]): KeyChange[] =>
  questions.flatMap((question) => {
    const { id: questionId, dropped } = question;
    const isSeveral = isSingleChoice(question) && rightTexts(question).length > 1;
    const options = question.options.map(({ text, isCorrect }) => ({ text, isCorrect }));
    return [
      ...(isSeveral ? [{ questionId, options }] : []),
      ...(dropped ? [{ questionId, drop: true as const }] : []),
    ];
  });

/** Of an unwritten key that of the questions which the next version asks as they were. */
export function carriedOver(
  changes: readonly KeyChange[],
  before: readonly Question[],
  after: readonly Question[],
): KeyChange[] {
  const asked = new Map(after.map((question) => [question.id, question]));
  const kept = new Set(
    before.flatMap((question) => {
      const next = asked.get(question.id);
      return next && asksTheSame(question, next) ? question.id : [];
    }),
  );
  return changes.filter(({ questionId }) => kept.has(questionId));
}

/** The ids of those that count for nobody. */
export const droppedBy = (changes: readonly KeyChange[]): string[] =>
  changes.flatMap(({ questionId, drop }) => (drop ? questionId : []));
