import { rightSides } from '../grading/matching.ts';
import type { Question } from '../../model/quizzes/question.ts';

/** What a participant chooses from or puts in order, in the author's order; empty for written answers. */
export function choicesOf(question: Question): string[] {
  if (question.type === 'matching') return rightSides(question);
  if (question.type === 'ordering') return question.items;
  return question.options.map(({ text }) => text);
}

/** The parts of a question that may be shown before the submit: no text tells which choice belongs where. */
export interface ShownParts {
  /** Left sides of a matching question; empty for other types. */
  prompts: string[];
  choices: string[];
}

/**
 * A question's parts in the order of one paper (`PaperOrder.options` at its position). Only with that order: the
 * author's own is the key of matching and ordering questions.
 */
export function shownParts(question: Question, order: readonly number[]): ShownParts {
  const choices = choicesOf(question);
  return {
    prompts: question.type === 'matching' ? question.pairs.map(({ left }) => left) : [],
    choices: order.flatMap((index) => choices[index] ?? []),
  };
}
