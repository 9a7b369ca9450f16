import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';

export function OverviewSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{messages.dashboard.title}</h1>
      <p role="status" className="sr-only">
        {messages.dashboard.loading}
      </p>
      <div className="mt-12 flex gap-5">
        <Skeleton className="hidden h-28 w-44 rounded-card sm:block" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 lg:gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-8 h-72 rounded-card" />
    </div>
  );
}
