import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { parts } from './messages.ts';

export interface BreadcrumbsProps {
  /** From the top down; the last one is the page itself. */
  items: readonly { label: string; to?: string | undefined }[];
  label?: string | undefined;
}

/** The way to this page. `<Breadcrumbs items={[{ label: 'My Quizzes', to: '/quiz/manage' }, { label: 'Fractions' }]} />` */
export function Breadcrumbs({ items, label = parts.breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="-mx-2 flex flex-wrap items-center gap-y-1 text-sm">
        {items.map((item, place) => {
          const last = place === items.length - 1;
          return (
            <li key={`${item.to ?? ''}${item.label}`} className="flex min-w-0 items-center">
              {item.to && !last ? (
                <Link
                  to={item.to}
                  className="inline-flex min-h-9 min-w-0 items-center rounded-control px-2 text-muted transition-colors hover:bg-well hover:text-ink active:bg-line"
                >
                  <span className="truncate">{item.label}</span>
                </Link>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={`min-w-0 truncate px-2 py-2 ${last ? 'font-medium text-ink' : 'text-muted'}`}
                >
                  {item.label}
                </span>
              )}
              {!last && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
