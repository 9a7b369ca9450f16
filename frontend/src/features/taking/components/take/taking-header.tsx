import { Maximize, Minimize, ShieldAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { countViolations } from '../../engine/behavior.ts';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { messages } from '../../messages.ts';
import { canFullscreen, enterFullscreen, leaveFullscreen } from '../../model/fullscreen.ts';
import { asksForPrevention } from '../../session/watch-behavior.ts';
import { SaveIndicator } from './save-indicator.tsx';
import { TimeLeft } from './time-left.tsx';

const { take } = messages;

/** Title, position, whether the answers are safe, the time. */
export function TakingHeader() {
  const { opened, questions } = useAttempt();
  const { title } = opened.paper.quiz;
  const index = useAttemptView(({ sync }) => sync.currentIndex);
  const screen = useAttemptView((view) => view.screen);
  const wide = useIsWide();
  return (
    <header className="border-line bg-surface lg:border-b [@media(max-height:30rem)]:sm:border-b">
      <div className="mx-auto flex h-14 max-w-page items-center gap-2 pr-4 pl-1 sm:gap-3 sm:pr-6 sm:pl-3 lg:h-16 [@media(max-height:30rem)]:h-12">
        <Link
          to="/"
          aria-label={take.exit}
          title={take.exit}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-well hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-sm font-semibold text-ink sm:text-base">
            {title}
          </h1>
          {screen === 'question' && (
            <p className="tabular text-xs text-muted">{take.position(index, questions.length)}</p>
          )}
        </div>
        <Violations />
        <div
          className={cx(
            'text-sm',
            wide ? 'min-w-0' : 'shrink-0',
            !wide && 'hidden [@media(max-height:30rem)]:sm:block',
          )}
        >
          <SaveIndicator short={!wide} />
        </div>
        <TimeLeft />
        <FullscreenToggle />
      </div>
    </header>
  );
}

/** Only where the quiz says that it watches; elsewhere a counter would only make people nervous. */
function Violations() {
  const { opened } = useAttempt();
  const count = useAttemptView(({ sync }) => countViolations(sync.behavior));
  if (!asksForPrevention(opened.paper.quiz.settings.preventCheating) || count === 0) return null;
  return (
    <p
      title={take.violations(count)}
      className="tabular flex h-9 shrink-0 items-center gap-1.5 rounded-full border border-warning-line bg-warning-soft px-2.5 text-sm font-medium text-warning-ink md:px-3"
    >
      <ShieldAlert aria-hidden="true" className="size-4" />
      <span aria-hidden="true" className="md:hidden">
        {count}
      </span>
      <span className="sr-only md:not-sr-only">{take.violations(count)}</span>
    </p>
  );
}

function FullscreenToggle() {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!canFullscreen()) return null;
  const label = full ? take.leaveFullscreen : take.fullscreen;
  return (
    <PlainIconButton
      label={label}
      title={label}
      icon={full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={full ? leaveFullscreen : enterFullscreen}
      className="-mr-3 hidden sm:grid"
    />
  );
}
