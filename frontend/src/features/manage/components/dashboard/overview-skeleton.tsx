import { Skeleton } from '@/components/ui/skeleton.tsx';
import { dashboard } from '../../dashboard-messages.ts';

/** The dashboard's shape, part for part as high as what comes. */
export function OverviewSkeleton() {
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
