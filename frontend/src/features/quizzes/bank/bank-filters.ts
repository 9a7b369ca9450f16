import { CATEGORIES, QUESTION_DIFFICULTIES, QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { choice, type FilterValues, typed } from '@/lib/list/filters.ts';

/** The filters of the question bank by their names in the address, which are those of the call. */
export const BANK_FILTERS = {
  q: typed(),
  type: choice(['', ...QUESTION_TYPES], ''),
  category: choice(['', ...CATEGORIES], ''),
  difficulty: choice(['', ...QUESTION_DIFFICULTIES], ''),
  tag: typed(LIMITS.tagLength),
};

export type BankFilters = FilterValues<typeof BANK_FILTERS>;
