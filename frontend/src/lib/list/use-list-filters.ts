import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  clearedFilters,
  type FilterSchema,
  type FilterValues,
  isFiltered,
  readFilters,
  writeFilters,
} from './filters.ts';

/** Debounce before a search reaches the address and the server, in milliseconds. */
const REST = 300;

export interface ListFilters<Values> {
  /** Values from the address, used for requests. */
  filters: Values;
  /** Values of the fields, including a search being typed. */
  values: Values;
  /** Sets a filter. A search is debounced and replaces the history entry; a choice adds one, which Back undoes. */
  set: (next: Partial<Values>) => void;
  /** True if filters may hide rows: an empty list then says so and offers `clear`. */
  filtered: boolean;
  clear: () => void;
}

/**
 * Keeps a list's filters, search and order in the address, so that a reload, a link and Back restore them.
 * `useListFilters({ q: typed(), status: choice(STATUSES, 'all'), sort: order(SORTS, 'recent') })`: define the
 * schema as a constant outside the component.
 */
export function useListFilters<Schema extends FilterSchema>(
  schema: Schema,
): ListFilters<FilterValues<Schema>> {
  type Values = FilterValues<Schema>;
  const [params, setParams] = useSearchParams();
  const filters = readFilters(schema, params);
  const [typed, setTyped, sent] = useFollowing(filters);

  const write = useCallback(
    (next: Partial<Values>, replace: boolean) =>
      setParams((now) => writeFilters(schema, { ...readFilters(schema, now), ...next }, now), {
        replace,
        preventScrollReset: true,
      }),
    [schema, setParams],
  );

  const address = JSON.stringify(filters);
  useEffect(() => {
    const known = JSON.parse(address) as Values;
    if (!Object.entries(typed).some(([name, text]) => text.trim() !== known[name])) return undefined;
    const timer = setTimeout(() => {
      sent(typed);
      write(typed as Partial<Values>, true);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed, address, write, sent]);

  return {
    filters,
    values: { ...filters, ...typed },
    set(next) {
      const words = Object.entries(next).filter(([name]) => schema[name]?.kind === 'typed');
      const now = { ...typed, ...(Object.fromEntries(words) as Record<string, string>) };
      setTyped(now);
      if (words.length === Object.keys(next).length) return;
      sent(now);
      write({ ...now, ...next }, false);
    },
    filtered: isFiltered(schema, filters),
    clear() {
      const words = Object.entries(schema).filter(([, { kind }]) => kind === 'typed');
      setTyped(Object.fromEntries(words.map(([name]) => [name, ''])));
      write(clearedFilters(schema, filters), false);
    },
  };
}

/**
 * Unsent input by filter name. Discarded if the address changes otherwise, as with Back, but not when it only
 * receives the value in `sent` while the user keeps typing.
 */
function useFollowing(filters: Record<string, unknown>) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [known, setKnown] = useState(filters);
  const [awaited, setAwaited] = useState<Record<string, string>>({});
  const changed = Object.keys(filters).filter((name) => known[name] !== filters[name]);
  if (changed.length > 0) {
    setKnown(filters);
    setAwaited({});
    const isOwn = (name: string) =>
      [typed[name], awaited[name]].some((text) => text?.trim() === filters[name]);
    const overtaken = new Set(changed.filter((name) => !isOwn(name)));
    setTyped(Object.fromEntries(Object.entries(typed).filter(([name]) => !overtaken.has(name))));
  }
  return [typed, setTyped, setAwaited] as const;
}
