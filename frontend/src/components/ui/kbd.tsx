import type { ReactNode } from 'react';

/** A key to press. `<Kbd>Enter</Kbd>` */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-inner border border-line bg-well px-1.5 font-sans text-xs font-medium text-muted">
      {children}
    </kbd>
  );
}
