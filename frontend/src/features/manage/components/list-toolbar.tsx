import { QUIZ_SORTS } from '@quizhall/shared/model/enums';
import { Search } from 'lucide-react';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { QuizPage } from '../api/quiz-calls.ts';
import { messages } from '../messages.ts';
import type { ListFilters } from '../model/list-filters.ts';

const SORTS = QUIZ_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const STATUSES = ['all', 'published', 'draft', 'paused', 'archived'] as const;

interface ListToolbarProps {
  filters: ListFilters;
  typed: string;
  counts: QuizPage['counts'] | undefined;
  onType: (text: string) => void;
  onChange: (next: Partial<ListFilters>) => void;
}

export function ListToolbar({ filters, typed, counts, onType, onChange }: ListToolbarProps) {
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <TextField
          label={messages.search}
          hideLabel
          type="search"
          placeholder={messages.search}
          leading={<Search />}
          maxLength={200}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="flex-1"
        />
        <Select
          label={messages.sort}
          hideLabel
          value={filters.sort}
          options={SORTS}
          onValueChange={(next) => {
            const sort = QUIZ_SORTS.find((value) => value === next);
            if (sort) onChange({ sort });
          }}
          className="sm:w-56"
        />
      </div>
      <FilterChips
        label={messages.filter}
        value={filters.status}
        onChange={(status) => onChange({ status })}
        options={STATUSES.map((value) => ({
          value,
          label: messages.filters[value],
          count: counts?.[value] ?? 0,
        }))}
      />
    </div>
  );
}
