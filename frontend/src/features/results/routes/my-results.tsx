import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { BookOpenCheck } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { resultsQuery } from '../api/queries.ts';
import { ResultRow } from '../components/result-row.tsx';
import { messages } from '../messages.ts';

/** `/my-results` */
export function Component() {
  const list = useCursorList(resultsQuery, ({ results }) =>
    results.map((result) => ({ ...result, id: result.submissionId })),
  );
  return (
    <Page width="text" title={messages.title} lead={messages.description}>
      <DataList
        boxed
        list={list}
        texts={messages.list}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            icon={<BookOpenCheck />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            action={<ButtonLink to={SITE_PATHS.getStarted}>{messages.emptyAction}</ButtonLink>}
          />
        }
      >
        {(results) => (
          <ul className="divide-y divide-line">
            {results.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </ul>
        )}
      </DataList>
    </Page>
  );
}

const ListSkeleton = () =>
  ['a', 'b', 'c', 'd'].map((key) => (
    <div key={key} className="flex items-center gap-6 px-4 py-4 sm:px-5">
      <div className="flex-1">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-2 h-3 w-3/4" />
      </div>
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
  ));
