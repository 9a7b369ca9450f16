import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The room that the filters take, while their code comes. */
export const FilterBarSkeleton = () => (
  <div className="mb-6 grid grid-cols-1 gap-4">
    <Skeleton className="h-11" />
    <Skeleton className="h-11 max-w-80 sm:h-9" />
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3">
      <Skeleton className="h-17.5" />
      <Skeleton className="h-17.5" />
      <Skeleton className="h-17.5" />
    </div>
  </div>
);
