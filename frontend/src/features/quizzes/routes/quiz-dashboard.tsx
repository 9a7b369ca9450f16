import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { QuizDashboard } from '../dashboard/quiz-dashboard.tsx';
import { dashboard } from '../dashboard/dashboard-messages.ts';
import { isQuizId } from '../status/quiz-id.ts';

/** Placeholder with the sizes of the loaded parts. */
function OverviewSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{dashboard.title}</h1>
      <p role="status" className="sr-only">
        {dashboard.loading}
      </p>
      <div className="mb-6 sm:mb-8">
        <Skeleton className="mb-3 h-9 w-28" />
        <div className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-start lg:flex-nowrap">
          <Skeleton className="aspect-[16/10] max-h-28 w-full shrink-0 rounded-card sm:max-h-40 sm:w-44" />
          <div className="grid min-w-0 flex-1 content-start gap-2">
            <Skeleton className="h-8 w-2/3 sm:h-9" />
            <Skeleton className="h-6 w-1/2" />
          </div>
          <Skeleton className="h-11 w-full lg:w-72" />
        </div>
      </div>
      <div className="pair-grid gap-3 sm:grid-cols-3 xl:grid-cols-6 xl:gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-26 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-8 h-12" />
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-84 rounded-card" />
        <Skeleton className="h-84 rounded-card" />
      </div>
    </div>
  );
}

/** `/quiz/:id/dashboard` */
export function Component() {
  const { id = '' } = useParams();
  return <PageFrame>{isQuizId(id) ? <LoadedDashboard key={id} id={id} /> : <QuizLoadError />}</PageFrame>;
}

function LoadedDashboard({ id }: { id: string }) {
  const query = useQuery(overviewQuery(id));
  const [asked, setAsked] = useState(false);
  useTitle(query.data?.title || dashboard.title);
  // Background refetches do not display the loading state.
  const refresh = async () => {
    setAsked(true);
    await query.refetch();
    setAsked(false);
  };
  if (query.data) {
    return (
      <QuizDashboard
        quiz={query.data}
        refreshing={asked}
        outdated={query.isError}
        onRefresh={() => void refresh()}
      />
    );
  }
  if (!query.error) return <OverviewSkeleton />;
  return <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void refresh()} />;
}
