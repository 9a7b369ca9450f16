import { countBlanks } from '../grading/blanks.ts';
import { comparable, looks } from '../grading/text.ts';
import type * as z from 'zod';
import type {
  Option,
  Question,
  QuestionInput,
  QuestionOf,
  WrittenGrading,
} from '../../model/quizzes/question.ts';
import type { PrizePool } from '../../model/quizzes/quiz.ts';
import { poolCharge, toCents } from '../money.ts';
import { withAnswerText } from './option-text.ts';

/** A question as `QuestionInput` has read it: trimmed, with defaults, maybe without id. */
export type ParsedQuestion = z.output<typeof QuestionInput>;

const TRUE_FALSE: readonly Option[] = ['True', 'False'].map((text) => ({
  text,
  isCorrect: false,
  explanation: '',
}));

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(key(item)).size);
}

const hasText = (text: string) => looks(text) !== '';

/** The fields that say how a question is answered. */
type Key = Partial<
  Pick<Question, 'options' | 'correctAnswers'> &
    Pick<QuestionOf<'matching'>, 'pairs' | 'distractors'> &
    Pick<QuestionOf<'ordering'>, 'items'>
>;

const NO_KEY = { options: [], correctAnswers: [] } as const satisfies Key;

function choiceKey({ type, options }: ParsedQuestion): Key {
  const filled = options.filter(({ text, media }) => hasText(text) || media).map(withAnswerText);
  return {
    options: type === 'true_false' && filled.length === 0 ? [...TRUE_FALSE] : filled,
    correctAnswers: [],
  };
}

/** Repeated accepted answers are dropped by the comparison that grades them. Numbers have many spellings, which all stay. */
function textKey(question: ParsedQuestion): Key {
  const { match, foldAccents }: WrittenGrading =
    question.type === 'short_answer' || question.type === 'fill_blank' ? (question.grading ?? {}) : {};
  const key = (text: string) => (match === 'number' ? looks(text) : comparable(text, foldAccents));
  return { options: [], correctAnswers: uniqueBy(question.correctAnswers.filter(hasText), key) };
}

/** With several blanks an entry belongs to the blank at its position, so none may go away or move. */
function blanksKey(question: ParsedQuestion): Key {
  return countBlanks(question.question) > 1
    ? { options: [], correctAnswers: question.correctAnswers }
    : textKey(question);
}

function matchingKey(question: ParsedQuestion): Key {
  if (question.type !== 'matching') return NO_KEY;
  const pairs = uniqueBy(
    question.pairs.filter(({ left, right }) => hasText(left) || hasText(right)),
    ({ left, right }) => JSON.stringify([left, right]),
  );
  const rights = new Set(pairs.map(({ right }) => right));
  const distractors = uniqueBy(question.distractors, (text) => text).filter(
    (text) => hasText(text) && !rights.has(text),
  );
  return { ...NO_KEY, pairs, distractors };
}

const orderingKey = (question: ParsedQuestion): Key =>
  question.type === 'ordering' ? { ...NO_KEY, items: question.items.filter(hasText) } : NO_KEY;

const KEYS: Record<Question['type'], (question: ParsedQuestion) => Key> = {
  one_choice: choiceKey,
  multiple_choice: choiceKey,
  true_false: choiceKey,
  short_answer: textKey,
  essay: () => NO_KEY,
  fill_blank: blanksKey,
  matching: matchingKey,
  ordering: orderingKey,
};

/**
 * Questions as they are stored: empty options and repeated accepted answers dropped, what the type does not use left
 * out, every question with an id of its own (answers and statistics are kept by it). Order is the list's order.
 */
export function normaliseQuestions(questions: readonly ParsedQuestion[], newId: () => string): Question[] {
  const used = new Set<string>();
  return questions.map(({ order: _order, formulas: _made, ...question }) => {
    const id = question.id !== undefined && !used.has(question.id) ? question.id : newId();
    used.add(id);
    const tags = uniqueBy(question.tags, (tag) => tag);
    return { ...question, ...KEYS[question.type](question), tags, id };
  });
}

/** A fee of 10 percent on top of the amount. Whatever the client says, only a payment makes a pool paid. */
export function normalisePrizePool({
  enabled,
  totalAmount,
  distribution,
  places = [],
}: PrizePool): PrizePool {
  const { pool, fee, total } = poolCharge(toCents(totalAmount));
  return {
    enabled,
    totalAmount: pool / 100,
    distribution,
    ...(places.length > 0 && { places }),
    processingFee: fee / 100,
    totalCharge: total / 100,
    hasPaid: false,
  };
}
