import { asksForPrevention, countRecordedEvents } from '@quizhall/shared/rules/attempts/violations';
import { Maximize, Minimize, ShieldAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useIsWide } from '../shared/use-is-wide.ts';
import { messages } from '../shared/messages.ts';
import { canFullscreen, enterFullscreen, leaveFullscreen, useIsFullscreen } from '@/lib/full-screen.ts';
import { SaveIndicator } from './save-indicator.tsx';
import { TimeLeft } from './time-left.tsx';

const { take } = messages;

/**
 * Title, position, whether the answers are safe, the time. Where the text is so large that it takes the screen, only the
 * way out and the time stay in sight: the boxes around them dissolve, and the title moves away with the page.
 */
export function TakingHeader({ warning }: { warning?: ReactNode }) {
  const { opened, questions } = useAttempt();
  const { title } = opened.paper.quiz;
  const { brand } = opened.record;
  const index = useAttemptView(({ sync }) => sync.currentIndex);
  const screen = useAttemptView((view) => view.screen);
  const wide = useIsWide();
  return (
    <header className="border-line bg-surface lg:border-b @max-[16rem]:contents [@media(max-height:30rem)]:@min-[40rem]:border-b">
      {brand && <div aria-hidden="true" className="h-1" style={{ background: brand.color }} />}
      <div className="mx-auto flex min-h-14 max-w-page items-center gap-2 pr-4 pl-1 @min-[40rem]:gap-3 @min-[40rem]:pr-6 @min-[40rem]:pl-3 lg:min-h-16 @max-[16rem]:contents [@media(max-height:30rem)]:min-h-12">
        <div className="contents @max-[16rem]:sticky @max-[16rem]:top-0 @max-[16rem]:z-30 @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:items-center @max-[16rem]:justify-between @max-[16rem]:gap-x-1 @max-[16rem]:border-b @max-[16rem]:border-line @max-[16rem]:bg-surface @max-[16rem]:pr-2">
          <Link
            to="/"
            aria-label={take.exit}
            title={take.exit}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-well hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
          <RecordedEvents />
          <div
            className={cx(
              'order-2 text-sm',
              wide ? 'min-w-0' : 'shrink-0',
              !wide && 'hidden whitespace-nowrap [@media(max-height:30rem)]:@min-[40rem]:block',
            )}
          >
            <SaveIndicator short={!wide} />
          </div>
          <TimeLeft />
          <FullscreenToggle />
        </div>
        {brand?.logoUrl && (
          <img
            src={brand.logoUrl}
            alt=""
            className="order-1 hidden h-9 max-w-28 rounded-inner bg-white object-contain p-0.5 @min-[40rem]:block"
          />
        )}
        <div className="order-1 min-w-0 flex-1 @max-[16rem]:order-none @max-[16rem]:flex-none @max-[16rem]:bg-surface @max-[16rem]:px-4 @max-[16rem]:py-1">
          {warning}
          <h1
            tabIndex={-1}
            hidden={Boolean(warning)}
            className="truncate text-sm font-semibold text-ink @min-[40rem]:text-base @max-[16rem]:wrap-anywhere @max-[16rem]:whitespace-normal"
          >
            {title}
          </h1>
          {screen === 'question' && !warning && (
            // Each question says it, too.
            <p className="tabular truncate text-xs text-muted @max-[16rem]:hidden">
              {take.position({ number: index + 1, total: questions.length })}
              {brand && ` · ${brand.name}`}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** Only where the quiz says that it watches; elsewhere a counter would only make people nervous. */
function RecordedEvents() {
  const { opened } = useAttempt();
  const count = useAttemptView(({ sync }) => countRecordedEvents(sync.behavior));
  if (!asksForPrevention(opened.paper.quiz.settings.preventCheating) || count === 0) return null;
  return (
    <p
      title={take.recordedEvents({ count })}
      className="tabular order-2 flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border border-warning-line bg-warning-soft px-2.5 text-sm font-medium text-warning-ink md:px-3"
    >
      <ShieldAlert aria-hidden="true" className="size-4" />
      <span aria-hidden="true" className="md:hidden">
        {count}
      </span>
      <span className="sr-only md:not-sr-only">{take.recordedEvents({ count })}</span>
    </p>
  );
}

function FullscreenToggle() {
  const full = useIsFullscreen();
  if (!canFullscreen()) return null;
  const label = full ? take.leaveFullscreen : take.fullscreen;
  return (
    <PlainIconButton
      label={label}
      title={label}
      icon={full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={full ? leaveFullscreen : enterFullscreen}
      className="order-2 -mr-3 hidden @min-[40rem]:grid"
    />
  );
}
