import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { deviceId } from '@/lib/device-id.ts';
import { formatClock, formatDateTime, formatMoney } from '@/lib/format.ts';
import type { EntryView } from '../shared/queries.ts';
import { useRunnerCode } from './use-runner-code.ts';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';
import { messages } from '../shared/messages.ts';
import { overview as text } from './overview-messages.ts';
import { type Door, doorOf, placeOf, turnOf } from './entry.ts';
import type { LocalAttempts } from '../storage/attempt-store.ts';
import { CancelButton } from './cancel-button.tsx';
import { StartBar } from './start-bar.tsx';
import { ShutDoor } from './shut-door.tsx';
import { StartForm } from './start-form.tsx';

/** What was asked longer ago is asked again when somebody comes back to the page: the quiz may have been put off. */
const STALE_MS = 60_000;
/** Not just before the opening: the crowd that comes back then is let in by its countdown. Seconds. */
const SETTLED_SECONDS = 60;

interface Opening {
  /** Epoch ms; undefined where the quiz does not open while the page is looked at. */
  opensAt: number | undefined;
  /** Seconds until then. */
  left: number;
  /** It is time, but the clocks of the device disagree: the server is asked. */
  isChecking: boolean;
  /** The countdown has come to its end on this page. */
  hasOpened: boolean;
}

/**
 * Counts down to the opening of a quiz by the server's clock. Asks the server again (`onRetry`) where the device slept or
 * its clock was set, and when somebody comes back who was away for a while.
 */
function useOpening(overview: EntryView | undefined, onRetry: () => void): Opening {
  const door = overview && doorOf(overview.predata);
  const opensAt = door?.kind === 'scheduled' ? door.opensAt : undefined;
  const left = useSecondsUntil(opensAt, overview?.serverNow ?? Date.now);
  const isDoubtful = opensAt !== undefined && overview?.isClockDoubtful() === true;
  useEffect(() => {
    if (isDoubtful) onRetry();
  }, [isDoubtful, onRetry]);
  useEffect(() => {
    if (!overview || left <= SETTLED_SECONDS) return undefined;
    const comeBack = () => {
      const age = overview.serverNow() - Date.parse(overview.predata.serverNow);
      if (!document.hidden && age > STALE_MS) onRetry();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [overview, left, onRetry]);
  const isOver = opensAt !== undefined && left === 0;
  return { opensAt, left, isChecking: isOver && isDoubtful, hasOpened: isOver && !isDoubtful };
}

/** Asked only of signed-in people who wait for an opening. */
const StartAlert = lazyPart(async () => (await import('./start-alert.tsx')).StartAlert);

/** Of paid quizzes alone. */
const PayToStart = lazyPart(async () => (await import('./pay-to-start.tsx')).PayToStart);

interface StartPanelProps {
  quizRef: string;
  /** Missing when the server cannot be reached but an attempt is on this device. */
  overview: EntryView | undefined;
  local: LocalAttempts | undefined;
  /** Where the result of the last finished attempt stands. */
  resultPath?: string | undefined;
  /** What the person who takes the quiz again said of themselves the last time. */
  knownInfo?: Record<string, string> | undefined;
  onStarted: () => void;
  /** Asks the server again. */
  onRetry: () => void;
  retrying: boolean;
}

/** The way in, or why there is none. */
export function StartPanel({ overview, local, onStarted, ...rest }: StartPanelProps) {
  const door = overview && doorOf(overview.predata);
  const opening = useOpening(overview, rest.onRetry);
  const isOpen = door?.kind === 'open' || opening.hasOpened;
  const resumes = local?.running ?? overview?.predata.attempts.resumable;
  const panel = useRef<HTMLElement>(null);
  return (
    <aside ref={panel} className="min-w-0 scroll-mt-20 lg:sticky lg:top-24 lg:self-start">
      <Card className="@container shadow-raised">
        {local?.running ? (
          <GoOn waiting={local.running.waiting} onStarted={onStarted} />
        ) : (
          overview && door && <Entrance {...rest} {...{ overview, door, opening, onStarted }} />
        )}
      </Card>
      {(local?.running || isOpen) && (
        <StartBar label={resumes ? text.continue : text.startBelow} panel={panel} />
      )}
    </aside>
  );
}

/** The attempt is on this device: nothing has to be asked again. */
function GoOn({ waiting, onStarted }: { waiting: boolean; onStarted: () => void }) {
  useRunnerCode();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onStarted();
  };
  return (
    <form onSubmit={goOn}>
      <h2 className="text-xl font-display tracking-tight">
        {waiting ? text.waitingTitle : text.resumeTitle}
      </h2>
      <p className="mt-1.5 mb-6 text-sm text-muted">{waiting ? text.waitingText : text.resumeText}</p>
      <div className="flex flex-wrap-reverse gap-3">
        <CancelButton />
        <Button type="submit" size="lg" className="flex-1">
          {text.continue}
        </Button>
      </div>
    </form>
  );
}

interface EntranceProps extends Omit<StartPanelProps, 'overview' | 'local'> {
  overview: EntryView;
  door: Door;
  opening: Opening;
}

function Entrance({
  quizRef,
  overview,
  knownInfo,
  door,
  opening,
  resultPath,
  onStarted,
  ...retry
}: EntranceProps) {
  const { predata, serverNow } = overview;
  const [unfilled, setUnfilled] = useState(false);
  if (door.kind === 'sign-in' || door.kind === 'shut') {
    const mustPay = door.kind === 'shut' && door.code === 'PAYMENT_REQUIRED';
    return (
      <ShutDoor
        {...retry}
        {...{ door, resultPath }}
        note={noteOf(door, predata)}
        action={mustPay && <PayToStart quizRef={quizRef} predata={predata} onPaid={retry.onRetry} />}
      />
    );
  }
  const { opensAt, hasOpened } = opening;
  const turnAt = turnOf(predata, placeOf(deviceId(), predata.id));
  const { isScheduled, endDate } = predata.schedule;
  return (
    <>
      {(opensAt ?? turnAt) !== undefined && (
        <OpeningNote
          {...{ opening, turnAt, serverNow, unfilled, ...retry }}
          quizId={predata.id}
          spreadSeconds={predata.spread.openSeconds}
        />
      )}
      <StartForm
        {...{ quizRef, predata, knownInfo, serverNow, turnAt, onStarted }}
        open={opensAt === undefined || hasOpened}
        startsItself={hasOpened}
        onUnfilled={setUnfilled}
        onShut={retry.onRetry}
      />
      {isScheduled && endDate && (
        <p className="mt-4 text-center text-sm text-faint">
          {text.closesAt({ when: formatDateTime(endDate) })}
        </p>
      )}
    </>
  );
}

/** What a shut door has to say beyond its message. */
function noteOf(door: Door, { schedule, serverNow, accessHints }: EntryView['predata']): string | undefined {
  const code = door.kind === 'shut' ? door.code : undefined;
  const { startDate = '', endDate } = schedule;
  if (code === 'QUIZ_CLOSED') return endDate && text.endedAt({ when: formatDateTime(endDate) });
  if (code === 'PAYMENT_REQUIRED') return text.price({ amount: formatMoney(accessHints.price) });
  const opensLater = schedule.isScheduled && Date.parse(startDate) > Date.parse(serverNow);
  return opensLater ? text.opensAt({ when: formatDateTime(startDate) }) : undefined;
}

interface OpeningNoteProps extends Pick<StartPanelProps, 'onRetry' | 'retrying'> {
  quizId: string;
  opening: Opening;
  /** When this browser is let in. Epoch ms. */
  turnAt: number | undefined;
  spreadSeconds: number;
  serverNow: () => number;
  /** It has opened, but the form is not complete. */
  unfilled: boolean;
}

function OpeningNote({
  quizId,
  opening,
  turnAt,
  spreadSeconds,
  serverNow,
  unfilled,
  onRetry,
  retrying,
}: OpeningNoteProps) {
  const { opensAt, left, isChecking } = opening;
  const userId = useSession().user?.id;
  const waits = useSecondsUntil(turnAt, serverNow) > 0;
  const isOpen = opensAt === undefined || left === 0;
  const openText = unfilled
    ? text.openUnfilled
    : waits
      ? text.openSoon({ seconds: spreadSeconds })
      : text.openNow;
  return (
    <div className="@container mb-6 rounded-control bg-accent-soft p-4 text-center">
      {!isOpen && (
        <>
          <p className="text-sm text-muted">{text.opensIn}</p>
          <p
            role="timer"
            className="tabular text-[min(2.25rem,15cqw)] leading-tight font-display tracking-tight text-accent-ink"
          >
            {formatCountdown(left)}
          </p>
          <p className="mt-1 text-sm text-muted">{text.opensAt({ when: formatDateTime(opensAt) })}</p>
          <p className="mt-1 text-sm text-muted">{text.startsItself}</p>
          {userId && (
            <PartBoundary>
              <div className="mt-3 border-t border-accent-line pt-3 empty:hidden">
                <StartAlert key={userId} quizId={quizId} />
              </div>
            </PartBoundary>
          )}
        </>
      )}
      <p role="status" className="font-medium text-accent-ink">
        {isOpen && (isChecking ? text.openChecking : openText)}
      </p>
      {/* The server could not be asked, and nothing else would ask again. */}
      {isChecking && !retrying && (
        <Button size="sm" variant="secondary" className="mt-3" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );
}

const DAY = 86_400;
const formatCountdown = (seconds: number) =>
  seconds >= DAY ? `${Math.floor(seconds / DAY)} d ${formatClock(seconds % DAY)}` : formatClock(seconds);
