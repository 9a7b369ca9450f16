import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { parts } from './messages.ts';

export interface ErrorStateProps {
  title: string;
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
  /** Another sign than the triangle. */
  icon?: ReactNode;
  /** Further ways on, beside the retry. */
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/**
 * Content could not be loaded: what happened, and a way to try again.
 * `<ErrorState title="Could not load" message={error.message} onRetry={refetch} retrying={isFetching} />`
 */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying,
  icon = <TriangleAlert />,
  action,
  as: Heading = 'h2',
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}
    >
      <div
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-card bg-danger-soft text-danger-ink [&_svg]:size-6"
      >
        {icon}
      </div>
      <Heading className="mt-5 text-lg font-display tracking-tight text-ink">{title}</Heading>
      <div className="mt-1.5 text-sm text-muted">{message}</div>
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="secondary" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
              {parts.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
