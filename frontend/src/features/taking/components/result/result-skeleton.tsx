import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../../messages.ts';

export function ResultSkeleton() {
  return (
    <div
      role="status"
      aria-label={messages.loading}
      className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12"
    >
      <Skeleton className="h-64 rounded-card" />
      <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {['correct', 'points', 'time', 'attempt'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-6 h-40 rounded-card" />
    </div>
  );
}
