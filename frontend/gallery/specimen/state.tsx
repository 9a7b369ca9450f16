import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { type Forced, force } from './pseudo-states.ts';

export interface StateProps {
  /** Names the state: "Hover". */
  label: string;
  /** Holds the specimen in a state that otherwise needs a hand. */
  force?: Forced | undefined;
  /** Also tells the element by an event that it has the focus: for what draws its focus from its own state, and
   * for groups in which the focus roves. */
  told?: boolean | undefined;
  /** Selects the element to hold; the first interactive one unless given. */
  on?: string | undefined;
  /** Takes the whole width of its column. */
  full?: boolean | undefined;
  /** A picture alone: out of reach for pointer, keyboard and assistive technology. */
  inert?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** One state of a primitive with its name above it. */
export function State({ label, force: state, on, told, full, inert, className, children }: StateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state && frame.current) force(frame.current, state, on);
  });
  useEffect(() => {
    if (!told) return;
    const held = frame.current?.querySelector('[data-forced]');
    held?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [told]);
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', full && 'col-span-full', className)}>
      <p data-gallery="caption" className="text-xs font-medium text-faint">
        {label}
      </p>
      <div ref={frame} inert={inert} className="min-w-0">
        {children}
      </div>
    </div>
  );
}

/** States in a row that wraps, for small primitives. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-5 gap-y-6">{children}</div>;
}

/** States in two columns where there is room, for fields and the like. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-7 @sm:grid-cols-2">{children}</div>;
}

/** States under each other, for primitives that take the whole width. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-7">{children}</div>;
}
