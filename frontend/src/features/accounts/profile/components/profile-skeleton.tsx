import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';

/** The profile's shape; what comes below the tabs depends on who it is. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Skeleton className="size-20 rounded-full" />
        <div className="flex flex-1 basis-60 flex-col gap-2">
          <Skeleton className="h-8 w-56 max-w-full sm:h-9" />
          <Skeleton className="h-6 w-40 max-w-full" />
        </div>
      </div>
      <div>
        <Skeleton className="h-12 w-full max-w-md" />
        <Skeleton className="mt-6 h-48 rounded-card" />
        <Skeleton className="mt-8 h-56 rounded-card" />
      </div>
    </div>
  );
}
