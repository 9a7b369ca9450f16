import { CircleCheck, CircleDashed, Clock, Flag, Lock, Send, SquarePen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { countdownTone } from '@/components/ui/countdown-tone.ts';
import { formatClock } from '@/lib/format.ts';
import type { Tally } from '../engine/navigation.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useCells } from './use-cells.ts';
import { useTimeLeft } from './use-time-left.ts';
import { messages as laterMessages } from './later-messages.ts';
import { messages } from '../shared/messages.ts';
import { loadSubmitDialog } from './load-submit-dialog.ts';
import { WRAPS } from '@/components/ui/wraps.ts';
import { NavigatorGrid, NavigatorLegend } from './navigator-grid.tsx';

const { review } = laterMessages;

const SubmitDialog = lazyPart(async () => (await loadSubmitDialog()).SubmitDialog);

/** Before the submit: what is done, what is open, and the way back. */
export function ReviewScreen() {
  const runner = useAttempt();
  const current = useAttemptView(({ sync }) => sync.currentIndex);
  const submitFailed = useAttemptView((view) => view.submitFailed);
  const { left, total, said } = useTimeLeft();
  const { cells, tally } = useCells(undefined);
  const go = useCallback((index: number) => runner.goTo(index), [runner]);
  /** Without a way back, only the last question may still be open. */
  const isOpen = runner.allowsBack || cells[current]?.locked === false;
  const [asking, setAsking] = useState(false);
  const submit = () => (tally.unanswered > 0 ? setAsking(true) : runner.submit());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-6 @min-[40rem]:px-6 @min-[40rem]:py-10">
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-display tracking-tight text-ink @min-[40rem]:text-3xl"
      >
        {review.title}
      </h2>
      <dl className="mt-6 grid gap-3 @min-[18rem]:grid-cols-2 @min-[44rem]:grid-cols-4 @max-[22rem]:[&_dt>span:first-child]:hidden">
        <StatTile icon={<CircleCheck />} label={review.answered} value={tally.answered} />
        <StatTile
          icon={<CircleDashed />}
          label={review.unanswered}
          value={tally.unanswered}
          hint={tally.lost > 0 && <LostHint count={tally.lost} />}
        />
        {runner.allowsBack && <StatTile icon={<Flag />} label={review.flagged} value={tally.flagged} />}
        {said && <StatTile icon={<Clock />} label={review.remaining} value={<RemainingTime left={left} />} />}
      </dl>
      <Warnings tally={tally} low={lowTime(left, total)} />
      <Card as="section" className="mt-6" aria-labelledby="question-status">
        <h3 id="question-status" className="text-base font-display tracking-tight text-ink">
          {review.status}
        </h3>
        {runner.allowsBack && <p className="mt-1 text-sm text-muted">{review.jump}</p>}
        <div className="my-5">
          <NavigatorGrid cells={cells} onGo={runner.allowsBack ? go : undefined} />
        </div>
        <NavigatorLegend withCurrent={false} withLocked={tally.lost > 0} />
      </Card>
      {submitFailed && (
        <Alert tone="danger" className="mt-6">
          {review.notSubmitted}
        </Alert>
      )}
      <div className="mt-8 flex flex-col-reverse gap-3 @min-[40rem]:flex-row @min-[40rem]:justify-between">
        {isOpen && (
          <Button
            size="lg"
            className={WRAPS}
            variant="secondary"
            icon={<SquarePen aria-hidden="true" />}
            onClick={() => runner.goTo(current)}
          >
            {runner.allowsBack ? review.edit : review.editLast}
          </Button>
        )}
        <Button size="lg" className={WRAPS} icon={<Send aria-hidden="true" />} onClick={submit}>
          {review.submit}
        </Button>
      </div>
      {asking && (
        <SubmitDialog
          unanswered={tally.unanswered}
          lost={tally.lost}
          onSubmit={() => runner.submit()}
          onStay={() => setAsking(false)}
        />
      )}
    </div>
  );
}

const RemainingTime = ({ left }: { left: number }) => <span className="tabular">{formatClock(left)}</span>;

function LostHint({ count }: { count: number }) {
  return (
    <span className="flex items-start gap-1">
      <Lock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {messages.take.lost({ count })}
    </span>
  );
}

/** What there is to say of a time that the timer shows in red. */
function lowTime(left: number, total: number): string | undefined {
  if (countdownTone(left, total) !== 'danger') return undefined;
  if (left < 60) return review.warnLast;
  return total > 300 ? review.warnLow : undefined;
}

function Warnings({
  tally: { unanswered, partly, lost, flagged },
  low,
}: {
  tally: Tally;
  low: string | undefined;
}) {
  const warnings = [
    unanswered > 0 && review.warnUnanswered({ count: unanswered }),
    lost > 0 && review.warnLost({ count: lost }),
    partly > 0 && review.warnPartly({ count: partly }),
    flagged > 0 && review.warnFlagged({ count: flagged }),
    low,
  ].filter((warning) => typeof warning === 'string');
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
