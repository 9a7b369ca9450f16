import { RESULT_SORTS } from '@quizhall/shared/model/enums';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import type { ListFilters } from '@/lib/list/use-list-filters.ts';
import { messages } from '../messages.ts';
import { OUTCOMES, PERIODS, type ResultFilters } from '../model/result-filters.ts';

const SORTS = RESULT_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const OUTCOME_CHIPS = OUTCOMES.map((value) => ({ value, label: messages.outcomes[value] }));
const PERIOD_CHIPS = PERIODS.map((value) => ({ value, label: messages.periods[value] }));

export const ResultToolbar = ({ filters: { values, set } }: { filters: ListFilters<ResultFilters> }) => (
  <ListToolbar
    search={{ label: messages.search, value: values.q, onChange: (q) => set({ q }) }}
    sort={{ label: messages.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
  >
    <FilterChips
      label={messages.outcome}
      value={values.outcome}
      onChange={(outcome) => set({ outcome })}
      options={OUTCOME_CHIPS}
    />
    <FilterChips
      label={messages.period}
      value={values.period}
      onChange={(period) => set({ period })}
      options={PERIOD_CHIPS}
    />
  </ListToolbar>
);
