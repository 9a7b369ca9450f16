import type { ReactNode } from 'react';
import type { Selection } from '@/lib/list/use-selection.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { LIST_MESSAGES } from '@/lib/list/messages.ts';

export interface SelectionBarProps {
  selection: Selection;
  /** What may be done with those that are selected. */
  children?: ReactNode;
}

/** Above a list whose rows can be selected: all of them at once, how many, and what to do with them. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const { size } = selection.selected;
  return (
    <div
      data-keep-clear
      className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4"
    >
      <Checkbox
        // Spoken when it changes, but no status: that has no name of its content to give to the box.
        label={
          <span aria-live="polite">
            {size === 0 ? LIST_MESSAGES.selectAll : LIST_MESSAGES.selected({ count: size })}
          </span>
        }
        checked={selection.state}
        onCheckedChange={selection.toggleAll}
      />
      {size > 0 && children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
