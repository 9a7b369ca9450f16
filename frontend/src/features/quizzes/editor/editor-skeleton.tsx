import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from './messages.ts';

export function EditorSkeleton({ title = messages.editTitle }: { title?: string }) {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="border-b border-line">
        <div className="mx-auto flex h-16 w-full max-w-page items-center gap-3 px-4 sm:px-6">
          <Skeleton className="size-11 shrink-0" />
          <div className="grid gap-1.5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="ml-auto hidden h-11 w-56 sm:block" />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:py-8">
        <div className="flex gap-1 overflow-hidden lg:flex-col">
          {['basic', 'questions', 'settings', 'schedule'].map((key) => (
            <Skeleton key={key} className="h-11 w-32 shrink-0 lg:w-full" />
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <Skeleton className="h-180 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </div>
    </div>
  );
}
