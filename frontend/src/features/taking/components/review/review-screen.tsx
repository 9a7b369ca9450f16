import { CircleCheck, CircleDashed, Clock, Flag, Send, SquarePen } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatClock } from '@/lib/format.ts';
import { LOW_TIME_SECONDS } from '../../engine/countdown.ts';
import type { Tally } from '../../engine/navigation.ts';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { useCells } from '../../hooks/use-cells.ts';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import { messages } from '../../messages.ts';
import { NavigatorGrid, NavigatorLegend } from '../take/navigator-grid.tsx';

const { review } = messages;

/** Before the submit: what is done, what is open, and the way back (spec 3 §2 "Review screen"). */
export function ReviewScreen() {
  const session = useAttempt();
  const current = useAttemptView(({ sync }) => sync.currentIndex);
  const submitFailed = useAttemptView((view) => view.submitFailed);
  const left = useSecondsUntil(session.deadline, () => session.serverNow());
  const { cells, tally } = useCells(undefined);
  const go = useCallback((index: number) => session.goTo(index), [session]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-6 sm:px-6 sm:py-10">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-display tracking-tight text-ink sm:text-3xl">
        {review.title}
      </h2>
      <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatTile icon={<CircleCheck />} label={review.answered} value={tally.answered} />
        <StatTile icon={<CircleDashed />} label={review.unanswered} value={tally.unanswered} />
        <StatTile icon={<Flag />} label={review.flagged} value={tally.flagged} />
        <StatTile
          icon={<Clock />}
          label={review.remaining}
          value={<span className="tabular">{formatClock(left)}</span>}
        />
      </dl>
      <Warnings tally={tally} low={left < LOW_TIME_SECONDS} />
      <Card as="section" className="mt-6" aria-labelledby="question-status">
        <h3 id="question-status" className="text-base font-display tracking-tight text-ink">
          {review.status}
        </h3>
        {session.allowsBack && <p className="mt-1 text-sm text-muted">{review.jump}</p>}
        <div className="my-5">
          <NavigatorGrid cells={cells} onGo={session.allowsBack ? go : undefined} />
        </div>
        <NavigatorLegend withCurrent={false} />
      </Card>
      {submitFailed && (
        <Alert tone="danger" className="mt-6">
          {review.notSubmitted}
        </Alert>
      )}
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button
          size="lg"
          variant="secondary"
          icon={<SquarePen aria-hidden="true" />}
          onClick={() => session.goTo(current)}
        >
          {review.edit}
        </Button>
        <Button size="lg" icon={<Send aria-hidden="true" />} onClick={() => session.submit()}>
          {review.submit}
        </Button>
      </div>
    </div>
  );
}

function Warnings({ tally: { unanswered, flagged }, low }: { tally: Tally; low: boolean }) {
  const warnings = [
    unanswered > 0 && review.warnUnanswered(unanswered),
    flagged > 0 && review.warnFlagged(flagged),
    low && review.warnLow,
  ].filter((warning) => warning !== false);
  return (
    <div className="mt-6">
      {warnings.length === 0 ? (
        <Alert tone="success" live={false}>
          {review.allDone}
        </Alert>
      ) : (
        <Alert tone="warning" live={false}>
          <ul className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
