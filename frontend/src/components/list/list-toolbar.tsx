import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/search-field.tsx';
import { Select } from '@/components/ui/select.tsx';

interface Control<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

export interface ListToolbarProps<Sort extends string> {
  search: Control<string>;
  sort?: (Control<Sort> & { options: readonly { value: Sort; label: string }[] }) | undefined;
  /** Below: filters, as a row of `FilterChips`. */
  children?: ReactNode;
}

/**
 * What stands above a list: search, order, filters. They come from `useListFilters`.
 * `<ListToolbar search={{ label: 'Search', value: values.q, onChange: (q) => set({ q }) }} />`
 */
export function ListToolbar<Sort extends string>({ search, sort, children }: ListToolbarProps<Sort>) {
  return (
    <div data-keep-clear className="mb-6 grid grid-cols-1 gap-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchField {...search} maxLength={200} className="flex-1" />
        {sort && (
          <Select
            label={sort.label}
            hideLabel
            value={sort.value}
            options={sort.options}
            onValueChange={(next) => {
              const option = sort.options.find(({ value }) => value === next);
              if (option) sort.onChange(option.value);
            }}
            className="sm:w-56"
          />
        )}
      </div>
      {children}
    </div>
  );
}
