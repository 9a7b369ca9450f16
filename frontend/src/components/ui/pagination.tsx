import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { pageWindow } from './page-window.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { parts } from './messages.ts';
import { formatNumber } from '@/lib/format.ts';

export interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** How many rows are shown, and of how many where that is known. */
  shown: number;
  total?: number | undefined;
  label?: string | undefined;
}

/**
 * The foot of a list that is read page by page with a cursor. After the last page it keeps the focus that its button
 * had.
 */
export function LoadMore({
  hasMore,
  loading,
  onLoadMore,
  shown,
  total,
  label = parts.loadMore,
}: LoadMoreProps) {
  const count =
    total === undefined
      ? formatNumber(shown)
      : parts.of({ part: formatNumber(shown), all: formatNumber(total) });
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (loading) return;
    if (!hasMore && wasPressed.current && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true });
    }
    wasPressed.current = false;
  }, [hasMore, loading]);
  const loadMore = () => {
    wasPressed.current = true;
    onLoadMore();
  };
  return (
    <div className="mt-6 flex flex-col items-center gap-3">
      <p ref={status} role="status" tabIndex={-1} className="tabular rounded-inner text-sm text-muted">
        {parts.showing({ count })}
      </p>
      {hasMore && (
        <Button variant="secondary" loading={loading} onClick={loadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Names the row: "Pages of quizzes". */
  label?: string | undefined;
  /** While a page is on its way. */
  disabled?: boolean | undefined;
}

/** Pages by number, for lists whose length is known. `<Pagination page={3} pageCount={12} onPageChange={setPage} />` */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  label = parts.pages,
  disabled,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const go = (to: number) => !disabled && to !== page && onPageChange(to);
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <PlainIconButton
        label={parts.previousPage}
        icon={<ChevronLeft />}
        disabled={disabled || page <= 1}
        onClick={() => go(page - 1)}
      />
      {/* On a phone the numbers give way to "3 of 12": seven targets of 44 px do not fit. */}
      <span className="tabular px-2 text-sm text-muted sm:hidden">
        {parts.of({ part: String(page), all: String(pageCount) })}
      </span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((mark, place, marks) =>
          mark === 'gap' ? (
            <li key={`after ${marks[place - 1]}`} aria-hidden="true" className="w-11 text-center text-faint">
              …
            </li>
          ) : (
            <li key={mark}>
              <button
                type="button"
                aria-label={`${parts.page} ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => go(mark)}
                className={cx(
                  'tabular grid h-11 min-w-11 place-items-center rounded-control border px-2 text-sm font-medium transition-colors disabled:cursor-not-allowed disabled:text-disabled',
                  mark === page
                    ? 'border-accent bg-accent-soft text-accent-ink disabled:border-line disabled:bg-well'
                    : 'border-transparent text-muted hover:bg-well hover:text-ink active:bg-line',
                )}
              >
                {mark}
              </button>
            </li>
          ),
        )}
      </ol>
      <PlainIconButton
        label={parts.nextPage}
        icon={<ChevronRight />}
        disabled={disabled || page >= pageCount}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
