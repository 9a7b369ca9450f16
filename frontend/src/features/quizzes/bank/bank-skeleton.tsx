import { Skeleton } from '@/components/ui/skeleton.tsx';

export const BankSkeleton = () =>
  ['a', 'b', 'c', 'd', 'e'].map((key) => (
    <div key={key} className="flex gap-3 px-4 py-4 sm:px-5">
      <Skeleton className="size-5" />
      <div className="flex-1">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-2 h-3 w-1/3" />
      </div>
    </div>
  ));
