import type { ReactNode } from 'react';
import { useTitle } from '@/lib/use-title.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
import { cx } from './cx.ts';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

/** `page`: everything that has columns; `text`: one column that is read from top to bottom. */
export type PageWidth = 'page' | 'text';

const WIDTHS: Record<PageWidth, string> = { page: 'max-w-page', text: 'max-w-3xl' };

export interface PageProps extends Omit<PageHeaderProps, 'title' | 'description'> {
  /** The main heading, and the document's title unless that says more. */
  title: string;
  documentTitle?: string | undefined;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  breadcrumbs?: BreadcrumbsProps['items'] | undefined;
  width?: PageWidth | undefined;
  children: ReactNode;
}

/**
 * What every page is made of: document title, width, the way here, heading, lead and actions.
 * `<Page title="Members" lead="Who belongs to it." actions={<Button>Invite</Button>}>…</Page>`
 */
export function Page({
  title,
  documentTitle = title,
  lead,
  breadcrumbs,
  width,
  children,
  ...header
}: PageProps) {
  useTitle(documentTitle);
  return (
    <PageFrame width={width}>
      {breadcrumbs && (
        <div className="mb-2">
          <Breadcrumbs items={breadcrumbs} />
        </div>
      )}
      <PageHeader {...header} title={title} description={lead} />
      {children}
    </PageFrame>
  );
}

interface PageFrameProps {
  width?: PageWidth | undefined;
  children: ReactNode;
}

/** The width and the space around a page whose top is its own; it sets its title itself, by `useTitle`. */
export function PageFrame({ width = 'page', children }: PageFrameProps) {
  return <div className={cx('mx-auto w-full px-4 py-6 sm:px-6 sm:py-10', WIDTHS[width])}>{children}</div>;
}
