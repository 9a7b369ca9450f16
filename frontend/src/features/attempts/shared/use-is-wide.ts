import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's `lg`, from which on there is room beside the question. */
const WIDE = '(min-width: 64rem)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useIsWide = (): boolean => useMediaQuery(WIDE);
