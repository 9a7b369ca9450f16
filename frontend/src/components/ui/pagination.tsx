import { Button } from './button.tsx';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** How many rows are shown, and of how many where that is known. */
  shown: number;
  total?: number | undefined;
  label?: string | undefined;
}

/** The foot of a list that is read page by page with a cursor. */
export function LoadMore({ hasMore, loading, onLoadMore, shown, total, label = 'Load more' }: LoadMoreProps) {
  const count =
    total === undefined ? shown.toLocaleString() : `${shown.toLocaleString()} of ${total.toLocaleString()}`;
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p role="status" className="tabular text-sm text-muted">
        Showing {count}
      </p>
      {hasMore && (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
