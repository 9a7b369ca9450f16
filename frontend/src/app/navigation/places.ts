import { type DataRouter, IDLE_NAVIGATION, type Location } from 'react-router-dom';
import type { Store } from './store.ts';

type Enable = DataRouter['enableScrollRestoration'];

/** How far down each visited page was; `<ScrollRestoration>` keeps the record and goes back there. */
export interface Places {
  enable: Enable;
  keep: () => void;
  of: (location: Location) => number | null;
}

/** Knows no place until `<ScrollRestoration>` is there. */
export function createPlaces(store: Store): Places {
  let record:
    | { positions: Parameters<Enable>[0]; now: Parameters<Enable>[1]; nameOf: (at: Location) => string }
    | undefined;
  let isFirst = true;
  const of = (location: Location) => record?.positions[record.nameOf(location)] ?? null;
  return {
    of,
    keep: () => {
      if (record) record.positions[record.nameOf(store.state.location)] = record.now();
    },
    enable: (positions, now, getKey) => {
      record = { positions, now, nameOf: (at) => getKey?.(at, []) || at.key };
      // After a reload, too, the page goes back to where it was.
      if (isFirst && store.state.navigation === IDLE_NAVIGATION) {
        isFirst = false;
        const restoreScrollPosition = of(store.state.location);
        if (restoreScrollPosition !== null) store.set({ restoreScrollPosition });
      }
      return () => {
        record = undefined;
      };
    },
  };
}
