import { CATEGORIES, QUESTION_DIFFICULTIES, QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { choice, type FilterValues, typed } from '@/lib/list/filters.ts';

/** Filters of the question bank. The URL and the API use the same names. */
export const BANK_FILTERS = {
  q: typed(),
  type: choice(['', ...QUESTION_TYPES], ''),
  category: choice(['', ...CATEGORIES], ''),
  difficulty: choice(['', ...QUESTION_DIFFICULTIES], ''),
  tag: typed(LIMITS.tagLength),
};

export type BankFilters = FilterValues<typeof BANK_FILTERS>;
