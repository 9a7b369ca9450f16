import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import { needsLook } from '@quizhall/shared/rules/results/item-analysis';
import { choice, type FilterValues, order } from '@/lib/list/filters.ts';

const QUESTION_SORTS = ['number', 'hardest', 'weakest', 'slowest'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Sort order and filter of the questions, with their URL parameters. */
export const QUESTION_FILTERS = {
  show: choice(['all', 'look'], 'all'),
  sort: order(QUESTION_SORTS, 'number'),
};

/** Question with its number in the quiz and its analysis. */
export interface NumberedQuestion {
  number: number;
  numbers: QuizNumbers['questions'][number];
  /** Undefined while loading, and for questions that are not analyzed individually. */
  analysis: QuestionAnalysis | undefined;
}

/** Sorts questions without data last. */
const LAST = Number.POSITIVE_INFINITY;

const RANKS: Record<QuestionSort, (question: NumberedQuestion) => number> = {
  number: ({ number }) => number,
  hardest: ({ numbers: { avgCorrect, seen, pending } }) => (seen > pending ? avgCorrect : LAST),
  weakest: ({ analysis }) => analysis?.upperLower ?? LAST,
  slowest: ({ numbers: { avgTimeSeconds, answers } }) => (answers > 0 ? -avgTimeSeconds : LAST),
};

export const isToLook = ({ analysis }: NumberedQuestion): boolean => needsLook(analysis?.verdicts ?? []);

/** Returns the questions to display. Equal ones keep the order of the quiz. */
export function orderQuestions(
  questions: readonly NumberedQuestion[],
  { show, sort }: FilterValues<typeof QUESTION_FILTERS>,
): NumberedQuestion[] {
  const rank = RANKS[sort];
  const difference = (a: number, b: number) => (a === b ? 0 : a - b);
  return questions
    .filter((question) => show === 'all' || isToLook(question))
    .toSorted((a, b) => difference(rank(a), rank(b)) || a.number - b.number);
}
