import { Skeleton } from '@/components/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <div className="flex items-center gap-6">
        <Skeleton className="size-20 rounded-full" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-5 w-40 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-12 w-full max-w-md" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['taken', 'created', 'average', 'badges'].map((tile) => (
          <Skeleton key={tile} className="h-24" />
        ))}
      </div>
    </div>
  );
}
