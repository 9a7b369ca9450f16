import type { ReactNode } from 'react';
import { standardMessage } from '@/lib/api/messages.ts';
import type { ListState } from '@/lib/list/cursor-list.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadMore } from '@/components/ui/pagination.tsx';

export interface DataListTexts {
  /** Read out while the first rows are on their way. */
  loading: string;
  failed: string;
  /** The next page did not come; `failed` where this is left out. */
  moreFailed?: string | undefined;
  loadMore?: string | undefined;
}

export interface DataListProps<Item> {
  list: ListState<Item>;
  texts: DataListTexts;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** An `EmptyState` that offers the next step. */
  empty: ReactNode;
  /** A surface around the rows, for rows that are not cards themselves. */
  boxed?: boolean | undefined;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A list in all its states: on its way, failed (with a retry), empty (with the next step), there, there but old, and
 * with more to read.
 * `<DataList list={list} texts={messages.list} skeleton={…} empty={…}>{(items) => <ul>…</ul>}</DataList>`
 */
export function DataList<Item>({ list, texts, boxed = false, total, ...parts }: DataListProps<Item>) {
  const { items, error, more } = list;
  const content = <Content list={list} texts={texts} {...parts} />;
  return (
    <>
      {items && error && (
        <Alert tone="danger" className="mb-6">
          {(more?.failed && texts.moreFailed) || texts.failed}
        </Alert>
      )}
      {boxed ? (
        <Card padded={false} className="overflow-hidden">
          {content}
        </Card>
      ) : (
        content
      )}
      {items && items.length > 0 && more && (
        <LoadMore
          hasMore={more.has}
          loading={more.loading}
          onLoadMore={more.load}
          shown={items.length}
          total={total}
          label={texts.loadMore}
        />
      )}
    </>
  );
}

type ContentProps<Item> = Omit<DataListProps<Item>, 'boxed' | 'total'>;

function Content<Item>({ list, texts, skeleton, empty, children }: ContentProps<Item>) {
  const { items, error } = list;
  // Nothing of the filter before says nothing of this one.
  const isEmpty = items?.length === 0;
  if (isEmpty && !list.outdated) return empty;
  if (items && !isEmpty) return <div aria-busy={list.outdated ?? false}>{children(items)}</div>;
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        message={standardMessage(error)}
        retrying={list.retrying}
        onRetry={list.retry}
      />
    );
  }
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {skeleton}
    </div>
  );
}
