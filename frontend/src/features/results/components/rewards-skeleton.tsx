import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The shape of the summary. */
export const RewardsSkeleton = () => (
  <div className="flex flex-col gap-8">
    <Skeleton className="h-36 rounded-card" />
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-card" />
      ))}
    </div>
  </div>
);
