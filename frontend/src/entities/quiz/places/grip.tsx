import type { ReactNode } from 'react';
import { GRIP } from './use-drag.ts';

/** Where a finger takes hold of what can be dragged; the keyboard has ways of its own. */
export const Grip = ({ icon }: { icon: ReactNode }) => (
  <span
    {...GRIP}
    aria-hidden="true"
    className="grid size-11 shrink-0 cursor-grab place-items-center text-muted [&_svg]:size-5"
  >
    {icon}
  </span>
);
