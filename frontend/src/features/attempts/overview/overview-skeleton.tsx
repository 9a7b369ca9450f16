import { cx } from '@/components/ui/cx.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../shared/messages.ts';

export function OverviewSkeleton() {
  return (
    <div
      role="status"
      aria-label={messages.loading}
      className="group mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <Skeleton className="aspect-[5/2] w-full rounded-card" />
        <Skeleton className="mt-6 h-6 w-40" />
        <EarlyText
          place="title"
          className="peer/title mt-3 text-3xl font-display tracking-tight text-ink sm:text-4xl"
        />
        <Skeleton className="mt-3 h-9 w-3/4 peer-[:not(:empty)]/title:hidden" />
        <EarlyText
          place="description"
          className="peer/description mt-4 flex max-w-prose flex-col gap-3 text-base text-muted sm:text-lg"
        />
        <Skeleton className="mt-4 h-5 w-full peer-[:not(:empty)]/description:hidden" />
        <Skeleton className="mt-2 h-5 w-2/3 peer-[:not(:empty)]/description:hidden" />
        <div className="mt-8 grid grid-cols-2 gap-3 peer-[:not(:empty)]/title:invisible sm:grid-cols-4">
          {['questions', 'duration', 'difficulty', 'attempts'].map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-card" />
          ))}
        </div>
      </div>
      <Skeleton className="h-80 rounded-card max-lg:group-has-[[data-early=title]:not(:empty)]:invisible" />
    </div>
  );
}

const EMPTY = { __html: '' };

/** Empty until `public/theme.js` writes into it, which it may do before the app has arrived: React leaves the content alone. */
function EarlyText({ place, className }: { place: 'title' | 'description'; className: string }) {
  return (
    <div
      data-early={place}
      className={cx('empty:hidden', className)}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
