import type { ReactNode } from 'react';

/** Frame of a background: fills the screen whatever its shape. */
export function Backdrop({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <rect width="1440" height="900" fill={ground} />
      {children}
    </svg>
  );
}
