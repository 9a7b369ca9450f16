import { cx } from '@/components/ui/cx.ts';

/** The browser leaves out so many rows together. */
const GROUP = 20;

export const groupsOf = <Row,>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) => ({
    first: index * GROUP,
    rows: rows.slice(index * GROUP, (index + 1) * GROUP),
  }));

interface RowGroupProps {
  rows: number;
  isActive: boolean;
  children: React.ReactNode;
}

/**
 * Rows whose content is left out as long as they are out of sight. Not each by itself: what is left out is cut off at its
 * edges, and a number that stays at the side within such edges is a layer of its own in every row.
 */
export function RowGroup({ rows, isActive, children }: RowGroupProps) {
  return (
    <div
      role="rowgroup"
      style={{ '--height': `calc(${rows} * (2.75rem + 1px))` } as React.CSSProperties}
      className={cx(
        'w-(--width)',
        // What a cell shows beside itself would be cut off at the group.
        !isActive && '[contain-intrinsic-block-size:auto_var(--height)] [content-visibility:auto]',
      )}
    >
      {children}
    </div>
  );
}
