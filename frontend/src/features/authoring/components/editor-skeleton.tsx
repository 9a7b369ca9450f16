import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';

/** The editor's shape while the quiz is on its way. */
export function EditorSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">
      <h1 className="sr-only">{messages.editTitle}</h1>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="hidden gap-2 lg:grid">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      </div>
    </div>
  );
}
