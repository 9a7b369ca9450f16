import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons; they wrap below the title where space is short. */
  actions?: ReactNode;
  back?: { to: string; label: string } | undefined;
}

/** The top of a page, with its one `h1` (which the app shell focuses on navigation). */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <header className="@container mb-6 sm:mb-8">
      {back && (
        <Link
          to={back.to}
          className="-ml-2 mb-2 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted transition-colors hover:bg-well hover:text-ink active:bg-line"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-prose">
          <h1 className="text-2xl font-display tracking-tight text-ink sm:text-3xl">{title}</h1>
          {description && <p className="mt-1.5 text-base text-muted">{description}</p>}
        </div>
        {actions && (
          <div
            data-keep-clear
            className="flex flex-wrap items-center gap-3 @max-2xs:*:h-auto @max-2xs:*:min-h-11 @max-2xs:*:shrink @max-2xs:*:py-1 @max-2xs:*:whitespace-normal"
          >
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
