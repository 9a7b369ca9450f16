import { countBlanks } from '../grading/fill-blank.ts';
import { comparable } from '../grading/text.ts';
import type * as z from 'zod';
import type { Option, Question, QuestionInput } from '../model/question.ts';
import type { PrizePool } from '../model/quiz.ts';

/** A question as `QuestionInput` has read it: trimmed, with defaults, maybe without id. */
export type ParsedQuestion = z.output<typeof QuestionInput>;

type PrizePoolInput = z.output<typeof PrizePool>;

const TRUE_FALSE: readonly Option[] = ['True', 'False'].map((text) => ({
  text,
  isCorrect: false,
  explanation: '',
}));

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(key(item)).size);
}

const hasText = (text: string) => text.trim() !== '';

function choiceKey({ type, options }: ParsedQuestion): Pick<Question, 'options' | 'correctAnswers'> {
  const filled = options.filter((option) => hasText(option.text));
  return {
    options: type === 'true_false' && filled.length === 0 ? [...TRUE_FALSE] : filled,
    correctAnswers: [],
  };
}

function textKey({ correctAnswers }: ParsedQuestion): Pick<Question, 'options' | 'correctAnswers'> {
  return { options: [], correctAnswers: uniqueBy(correctAnswers.filter(hasText), comparable) };
}

/** With several blanks an entry belongs to the blank at its position, so none may go away or move. */
function blanksKey(question: ParsedQuestion): Pick<Question, 'options' | 'correctAnswers'> {
  return countBlanks(question.question) > 1
    ? { options: [], correctAnswers: question.correctAnswers }
    : textKey(question);
}

const KEYS: Record<
  Question['type'],
  (question: ParsedQuestion) => Pick<Question, 'options' | 'correctAnswers'>
> = {
  one_choice: choiceKey,
  multiple_choice: choiceKey,
  true_false: choiceKey,
  short_answer: textKey,
  fill_blank: blanksKey,
};

/**
 * Questions as they are stored: empty options and repeated accepted answers dropped, what the type does not use left
 * out, every question with an id of its own (answers and statistics are kept by it). Order is the list's order.
 */
export function normaliseQuestions(questions: readonly ParsedQuestion[], newId: () => string): Question[] {
  const used = new Set<string>();
  return questions.map(({ order: _order, ...question }) => {
    const id = question.id !== undefined && !used.has(question.id) ? question.id : newId();
    used.add(id);
    return { ...question, ...KEYS[question.type](question), tags: uniqueBy(question.tags, (tag) => tag), id };
  });
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Spec 2 §9: a fee of 10 percent on top of the amount. Whatever the client says, only a payment makes a pool paid. */
export function normalisePrizePool({ enabled, totalAmount, distribution }: PrizePoolInput): PrizePoolInput {
  const amount = cents(totalAmount);
  const fee = Math.round(amount / 10);
  return {
    enabled,
    totalAmount: amount / 100,
    distribution,
    processingFee: fee / 100,
    totalCharge: (amount + fee) / 100,
    hasPaid: false,
  };
}
