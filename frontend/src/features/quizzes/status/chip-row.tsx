import type { ReactNode } from 'react';

/** Filters on phones: one scrollable row, so that the list starts on the first screen. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <div className="max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:w-max max-sm:*:flex-nowrap">
    {children}
  </div>
);
