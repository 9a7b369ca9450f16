import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilters, readFilters, writeFilters } from '../model/list-filters.ts';

const SEARCH_AFTER = 300;

/** Search, filter and sort live in the address; typing reaches it after a short rest. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const [typed, setTyped] = useState(filters.search);
  const [known, setKnown] = useState(filters.search);
  // The address has changed by itself, as with the back button.
  if (known !== filters.search) {
    setKnown(filters.search);
    if (typed.trim() !== filters.search) setTyped(filters.search);
  }

  const change = useCallback(
    (next: Partial<ListFilters>) =>
      setParams((current) => writeFilters({ ...readFilters(current), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );

  useEffect(() => {
    if (typed.trim() === filters.search) return undefined;
    const timer = setTimeout(() => change({ search: typed }), SEARCH_AFTER);
    return () => clearTimeout(timer);
  }, [typed, filters.search, change]);

  const clear = () => {
    setTyped('');
    change({ search: '', status: 'all' });
  };
  return { filters, typed, setTyped, change, clear };
}
