import { LANGUAGES as ALL_LANGUAGES } from '@quizhall/shared/model/enums';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { optionsOf } from '@/entities/quiz/labels.ts';
import { language } from '@/lib/language.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { messages } from '../messages.ts';
import { FILTERS } from '../model/filters.ts';

const DIFFICULTIES = optionsOf(messages.difficulties);
const PRICES = optionsOf(messages.prices);
const SORTS = optionsOf(messages.sorts);
const NAMES = new Intl.DisplayNames(language, { type: 'language' });
const LANGUAGES = [
  { value: 'all', label: messages.anyLanguage },
  ...ALL_LANGUAGES.map((code) => ({ value: code, label: NAMES.of(code) ?? code })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  ),
];

/**
 * What the list is narrowed down to and ordered by, beside its category. It reads the address itself: nothing that the
 * page around it gets to know redraws it while it is still as it was rendered ahead.
 */
export function FilterBar() {
  const { values, set } = useListFilters(FILTERS);
  return (
    <div data-keep-clear className="mb-6 grid grid-cols-1 gap-4">
      <SearchField label={messages.search} value={values.q} onChange={(q) => set({ q })} maxLength={100} />
      <FilterChips
        label={messages.difficulty}
        value={values.difficulty}
        options={DIFFICULTIES}
        onChange={(difficulty) => set({ difficulty })}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3">
        <Select
          label={messages.sort}
          value={values.sort}
          options={SORTS}
          onValueChange={(value) => set({ sort: FILTERS.sort.read(value) })}
        />
        <Select
          label={messages.price}
          value={values.price}
          options={PRICES}
          onValueChange={(value) => set({ price: FILTERS.price.read(value) })}
        />
        <Select
          label={messages.language}
          value={values.language}
          options={LANGUAGES}
          onValueChange={(value) => set({ language: FILTERS.language.read(value) })}
        />
      </div>
    </div>
  );
}
