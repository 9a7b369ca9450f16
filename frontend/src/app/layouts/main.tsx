import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';

/** The main landmark: target of the skip link, and of the focus on navigation until a heading is there. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={cx('flex min-w-0 flex-1 flex-col', className)}>
      {children}
    </main>
  );
}
