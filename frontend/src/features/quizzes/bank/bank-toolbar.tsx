import { CATEGORIES, QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { X } from 'lucide-react';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import type { ListFilters } from '@/lib/list/use-list-filters.ts';
import { bankMessages } from './bank-messages.ts';
import { BANK_FILTERS, type BankFilters } from './bank-filters.ts';

const TEXT = bankMessages;

/** Returns the choices of a filter. The first one disables it. */
const choices = <Value extends string>(
  all: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labels[value] }))];

const SELECTS = [
  {
    name: 'type',
    label: TEXT.type,
    options: choices(TEXT.allTypes, QUESTION_TYPES, QUESTION_TYPE_LABELS),
  },
  {
    name: 'category',
    label: TEXT.category,
    options: choices(TEXT.allCategories, CATEGORIES, CATEGORY_LABELS),
  },
  {
    name: 'difficulty',
    label: TEXT.difficulty,
    options: choices(TEXT.allDifficulties, ['easy', 'medium', 'hard'], DIFFICULTY_LABELS),
  },
] as const;

/** Search and filters of the bank. A tag filter is set by pressing a tag in the list. */
export function BankToolbar({ filters: { values, set } }: { filters: ListFilters<BankFilters> }) {
  return (
    <ListToolbar search={{ label: TEXT.search, value: values.q, onChange: (q) => set({ q }) }}>
      <div role="group" aria-label={TEXT.filters} className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {SELECTS.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            hideLabel
            value={values[name]}
            options={options}
            onValueChange={(value) => set({ [name]: BANK_FILTERS[name].read(value) })}
          />
        ))}
      </div>
      {values.tag && (
        <div>
          <Button variant="secondary" size="sm" icon={<X />} onClick={() => set({ tag: '' })}>
            {TEXT.withTag(values.tag)}
          </Button>
        </div>
      )}
    </ListToolbar>
  );
}
