import { QUIZ_SORTS, type QuizFilter } from '@quizhall/shared/model/enums';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { ListToolbar as Toolbar } from '@/components/list/list-toolbar.tsx';
import type { ListFilters as Filters } from '@/lib/list/use-list-filters.ts';
import type { QuizPage } from '../../api/quiz-calls.ts';
import { messages } from '../../messages.ts';
import type { ListFilters } from '../../model/list-filters.ts';
import { ChipRow } from '../chip-row.tsx';

const SORTS = QUIZ_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const SCOPES = (['own', 'shared'] as const).map((value) => ({ value, label: messages.scopes[value] }));
const STATUSES: readonly QuizFilter[] = ['all', 'published', 'draft', 'paused', 'archived', 'deleted'];

interface ListToolbarProps {
  filters: Filters<ListFilters>;
  counts: QuizPage['counts'] | undefined;
}

export function ListToolbar({ filters: { values, set }, counts }: ListToolbarProps) {
  return (
    <Toolbar
      search={{ label: messages.search, value: values.q, onChange: (q) => set({ q }) }}
      sort={{ label: messages.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
    >
      <FilterChips
        label={messages.scope}
        value={values.scope}
        onChange={(scope) => set({ scope })}
        options={SCOPES}
      />
      <ChipRow>
        <FilterChips
          label={messages.filter}
          value={values.status}
          onChange={(status) => set({ status })}
          options={STATUSES.map((value) => ({
            value,
            label: messages.filters[value],
            count: counts?.[value] ?? 0,
          }))}
        />
      </ChipRow>
    </Toolbar>
  );
}
