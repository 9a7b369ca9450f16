import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PRESS_FOCUS, PRESS_FOCUS_CLASS } from './press-focus.ts';
import { useSeenInRow } from '@/lib/use-seen-in-row.ts';
import { formatNumber } from '@/lib/format.ts';

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  /** One `TabPanel` for each item. */
  children: ReactNode;
  /** Names the row of tabs. */
  label?: string | undefined;
}

/**
 * Views of one thing. The row scrolls sideways where it does not fit.
 * `<Tabs label="Results" value={tab} onValueChange={setTab} items={[{ value: 'all', label: 'All', count: 12 }]}><TabPanel value="all">…</TabPanel></Tabs>`
 */
export function Tabs({ value, onValueChange, items, children, label }: TabsProps) {
  const row = useSeenInRow<HTMLDivElement>(value);
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        ref={row}
        aria-label={label}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            {...PRESS_FOCUS}
            className={cx(
              PRESS_FOCUS_CLASS,
              'group relative flex h-12 shrink-0 items-center gap-2 rounded-t-control px-3 text-sm font-medium text-muted transition-colors -outline-offset-2 after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full hover:bg-well hover:text-ink active:bg-line disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled data-[state=active]:text-accent-ink data-[state=active]:after:bg-accent [&_svg]:size-4',
            )}
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="tabular min-w-6 rounded-full bg-well px-1.5 text-center text-xs leading-5 text-muted group-data-[state=active]:bg-accent-soft group-data-[state=active]:text-accent-ink">
                {formatNumber(item.count)}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-control pt-6">
      {children}
    </Radix.Content>
  );
}
