import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { Maximize, Minimize, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath, joinLink } from '@/entities/quiz/quiz-links.ts';
import { JoinCode } from '@/entities/quiz/share-values.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { QrCode } from '@/components/ui/qr.tsx';
import { formatNumber } from '@/lib/format.ts';
import { canFullscreen, enterFullscreen, leaveFullscreen } from '@/lib/full-screen.ts';
import { dashboard } from './dashboard-messages.ts';
import { useLive } from './use-live.ts';
import { LiveMark, LiveNews } from './live-mark.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = () => document.fullscreenElement !== null;

/**
 * Full-screen mode of the page. Escape leaves the page. In full-screen mode the browser does not deliver that key, so
 * the end of full screen counts as Escape.
 */
function useFullScreen(onEscape: () => void): { full: boolean; shrink: () => void } {
  const full = useSyncExternalStore(subscribe, isFull);
  const wanted = useRef(false);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    const onChange = () => {
      if (!isFull() && !wanted.current) escape();
      wanted.current = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, []);
  const shrink = () => {
    wanted.current = true;
    leaveFullscreen();
  };
  return { full, shrink };
}

const TEXT = dashboard.present;
/** Scales with the screen, to be readable from the back of a room. */
const LINE = 'text-[clamp(1.25rem,2.6vw,3.5rem)]/[1.2]';

/** Join screen for a projector: URL, code, QR code and number of participants. */
export function PresentView({ quiz }: { quiz: QuizOverview }) {
  const navigate = useNavigate();
  const live = useLive(quiz.id, { enabled: !quiz.deletedAt });
  const leave = () => {
    leaveFullscreen();
    void navigate(dashboardPath(quiz.id));
  };
  const { full, shrink } = useFullScreen(leave);
  return (
    <div className="flex flex-1 flex-col gap-6 p-5 sm:p-8 lg:p-12">
      <header className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-[clamp(1.5rem,3.2vw,4rem)]/[1.15] font-display tracking-tight break-words text-ink">
          {TEXT.title(quiz.title)}
        </h1>
        <div className="flex shrink-0 gap-2">
          {canFullscreen() && (
            <PlainIconButton
              label={full ? TEXT.windowed : TEXT.fullScreen}
              icon={full ? <Minimize /> : <Maximize />}
              onClick={full ? shrink : enterFullscreen}
            />
          )}
          <PlainIconButton label={TEXT.leave} icon={<X />} onClick={leave} />
        </div>
      </header>
      <Way quiz={quiz} />
      <footer className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p className={LINE}>
          <span className="tabular font-display text-ink">{formatNumber(quiz.stats.uniqueParticipants)}</span>{' '}
          <span className="text-muted">
            {TEXT.participants(quiz.stats.uniqueParticipants)} · {formatNumber(quiz.stats.completedAttempts)}{' '}
            {TEXT.finished(quiz.stats.completedAttempts)}
          </span>
        </p>
        <LiveMark live={live} />
        <LiveNews stats={quiz.stats} />
      </footer>
    </div>
  );
}

function Way({ quiz: { status, deletedAt, code } }: { quiz: QuizOverview }) {
  const link = joinLink(code);
  return (
    <div className="grid flex-1 grid-cols-1 content-center items-center gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
      <div className="@container min-w-0">
        <p className={LINE}>
          <span className="text-muted">{TEXT.goTo}</span>{' '}
          <span className="font-medium wrap-anywhere text-accent-ink">{window.location.host}</span>{' '}
          <span className="text-muted">{TEXT.enter}</span>
        </p>
        {/* Limits the width to the available space at every text size. */}
        <p className="mt-2 leading-none font-display whitespace-nowrap text-ink">
          <JoinCode code={code} className="text-[20cqi] lg:text-[21cqi]" />
        </p>
        {(deletedAt || status !== 'published') && (
          <p className="mt-6 text-xl text-warning-ink">{status === 'draft' ? TEXT.draft : TEXT.closed}</p>
        )}
      </div>
      <figure className="mx-auto grid w-full max-w-[min(100%,56dvh)] justify-items-center lg:w-[min(34vw,56dvh)]">
        <QrCode edged value={link} label={TEXT.qr} size={1_024} />
        <figcaption className="mt-3 text-center text-muted wrap-anywhere">
          {link.replace(/^https?:\/\//, '')}
        </figcaption>
      </figure>
    </div>
  );
}
