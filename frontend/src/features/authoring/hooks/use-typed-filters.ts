import { useEffect, useState } from 'react';
import { type FilterSchema, type FilterValues, isFiltered } from '@/lib/list/filters.ts';
import type { ListFilters } from '@/lib/list/use-list-filters.ts';

/** Milliseconds of rest after which the server is asked. */
const REST = 300;

/** The filters of a list in a dialog, which has no address: as `useListFilters`, forgotten when it closes. */
export function useTypedFilters<Schema extends FilterSchema>(
  schema: Schema,
): ListFilters<FilterValues<Schema>> {
  type Values = FilterValues<Schema>;
  const initial = () =>
    Object.fromEntries(Object.entries(schema).map(([name, filter]) => [name, filter.initial])) as Values;
  const [values, setValues] = useState(initial);
  const [filters, setFilters] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setFilters(values), REST);
    return () => clearTimeout(timer);
  }, [values]);
  return {
    filters,
    values,
    set: (next) => setValues((before) => ({ ...before, ...next })),
    filtered: isFiltered(schema, filters),
    clear: () => setValues(initial()),
  };
}
