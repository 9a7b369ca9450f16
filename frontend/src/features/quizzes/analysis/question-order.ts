import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import { needsLook } from '@quizhall/shared/rules/results/item-analysis';
import { choice, type FilterValues, order } from '@/lib/list/filters.ts';

const QUESTION_SORTS = ['number', 'hardest', 'weakest', 'slowest'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Order and filter of the questions by their names in the address. */
export const QUESTION_FILTERS = {
  show: choice(['all', 'look'], 'all'),
  sort: order(QUESTION_SORTS, 'number'),
};

/** A question with its place in the quiz, and what the analysis says of it. */
export interface NumberedQuestion {
  number: number;
  numbers: QuizNumbers['questions'][number];
  /** Undefined while it is loading, and of a question that is not counted singly. */
  analysis: QuestionAnalysis | undefined;
}

/** Questions of which nothing is known come last. */
const LAST = Number.POSITIVE_INFINITY;

const RANKS: Record<QuestionSort, (question: NumberedQuestion) => number> = {
  number: ({ number }) => number,
  hardest: ({ numbers: { avgCorrect, seen, pending } }) => (seen > pending ? avgCorrect : LAST),
  weakest: ({ analysis }) => analysis?.upperLower ?? LAST,
  slowest: ({ numbers: { avgTimeSeconds, answers } }) => (answers > 0 ? -avgTimeSeconds : LAST),
};

export const isToLook = ({ analysis }: NumberedQuestion): boolean => needsLook(analysis?.verdicts ?? []);

/** The questions to show, equals in the order of the quiz. */
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
