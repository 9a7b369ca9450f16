import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../../messages.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** The frame of the first question, while the attempt that was just begun is opened. */
export function TakingSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-1 flex-col">
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 w-full max-w-page items-center justify-between px-4 sm:px-6 lg:h-16">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-24 rounded-full" />
        </div>
        <div className="h-8 lg:hidden" />
      </div>
      <div className="mx-auto grid w-full max-w-page flex-1 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10 lg:px-6">
        <div className="mx-auto w-full max-w-3xl px-4 py-4 sm:px-6 sm:py-8 lg:px-0">
          <Skeleton className="mt-3 h-5 w-40" />
          <Skeleton className="mt-6 h-8 w-4/5" />
          <div className="mt-10 grid gap-3">
            {OPTIONS.map((option) => (
              <Skeleton key={option} className="h-15 rounded-card" />
            ))}
          </div>
        </div>
      </div>
      <div className="h-17 border-t border-line bg-surface" />
    </div>
  );
}
