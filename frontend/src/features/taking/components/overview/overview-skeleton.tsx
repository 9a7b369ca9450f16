import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../../messages.ts';

export function OverviewSkeleton() {
  return (
    <div
      role="status"
      aria-label={messages.loading}
      className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <Skeleton className="aspect-[5/2] w-full rounded-card" />
        <Skeleton className="mt-6 h-9 w-3/4" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-2/3" />
        <div className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {['questions', 'duration', 'difficulty', 'attempts'].map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-card" />
          ))}
        </div>
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
