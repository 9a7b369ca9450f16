import { type ReactNode, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { showPartFailed } from './part-failed.tsx';

interface OnDemandProps {
  /** True while the part is open. Its code is loaded the first time. */
  wanted: boolean;
  /** Closes the part again, so that the next press opens it. */
  onFailure: () => void;
  /** An element of a `lazyPart`. It stays mounted while closed, so that it can animate. */
  children: ReactNode;
}

/**
 * A dialog or drawer whose code is loaded when somebody presses for it. When the code cannot be loaded (no network, or a
 * new version of the site is out) or the part throws, the page stays, a toast says so, and the next press tries again.
 */
export function OnDemand({ wanted, onFailure, children }: OnDemandProps) {
  const [isMounted, setMounted] = useState(wanted);
  if (wanted && !isMounted) setMounted(true);
  const fail = () => {
    setMounted(false);
    onFailure();
    showPartFailed();
  };
  return isMounted && <PartBoundary onFailure={fail}>{children}</PartBoundary>;
}
