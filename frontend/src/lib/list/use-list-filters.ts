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

/** Milliseconds of rest after which a search reaches the address, and with it the server. */
const REST = 300;

export interface ListFilters<Values> {
  /** As the address has them: what the server is asked for. */
  filters: Values;
  /** As the fields show them: a search that is being typed included. */
  values: Values;
  /** A search waits for a rest and replaces; a choice is a step of the history, which Back takes back. */
  set: (next: Partial<Values>) => void;
  /** Something may be hidden: an empty list then says so, and offers `clear`. */
  filtered: boolean;
  clear: () => void;
}

/**
 * Filters, search and order of a list, kept in the address: a reload, a link and Back bring them again.
 * `useListFilters({ q: typed(), status: choice(STATUSES, 'all'), sort: order(SORTS, 'recent') })` — the schema is a
 * constant outside the component.
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
 * What is being typed, by the name of its filter. Gives way when the address changes by itself, as with Back; not when
 * it brings what was `sent` there a moment ago, while somebody types on.
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
