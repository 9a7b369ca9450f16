import { type ReactNode, useState } from 'react';
import { LoadMore } from '@/components/ui/pagination.tsx';

interface PagedRowsProps<Item> {
  items: readonly Item[];
  /** How many are added at a time. */
  page: number;
  label?: string;
  /** Draws those that are shown. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** A long list that is all there, shown a page at a time; with another `key` it is back at its first one. */
export function PagedRows<Item>({ items, page, label, children }: PagedRowsProps<Item>) {
  const [limit, setLimit] = useState(page);
  return (
    <>
      {children(items.slice(0, limit))}
      {items.length > page && (
        <LoadMore
          hasMore={items.length > limit}
          loading={false}
          shown={Math.min(limit, items.length)}
          total={items.length}
          onLoadMore={() => setLimit(limit + page)}
          {...(label !== undefined && { label })}
        />
      )}
    </>
  );
}
