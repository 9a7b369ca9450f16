import { formatPercent } from '@/lib/format.ts';
import { useCallback, useEffect, useRef } from 'react';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useCells } from './use-cells.ts';
import { messages } from '../shared/messages.ts';
import { NavigatorGrid, NavigatorLegend } from './navigator-grid.tsx';

const { take } = messages;

/** Progress, all questions, and what the signs mean. */
export function NavigatorPanel({ onWent }: { onWent?: () => void }) {
  const runner = useAttempt();
  const current = useAttemptView(({ sync }) => sync.currentIndex);
  const { cells, tally } = useCells(current);
  const { answered, total, percent, lost } = tally;
  const list = useScrollTo(current);
  const go = useCallback(
    (index: number) => {
      runner.goTo(index);
      onWent?.();
    },
    [runner, onWent],
  );
  return (
    <div className="flex min-h-0 flex-col gap-5">
      <div>
        <ProgressBar value={answered} max={total} label={take.answeredOf({ answered, total })} />
        <p className="mt-2 flex justify-between text-xs text-muted">
          <span>{take.answeredOf({ answered, total })}</span>
          <span>{take.percent({ percent: formatPercent(percent) })}</span>
        </p>
        {lost > 0 && <p className="mt-1 text-xs text-muted">{take.lost({ count: lost })}</p>}
      </div>
      {/* A long quiz scrolls in here. Without buttons inside, the keyboard needs the region itself to scroll it. */}
      <div
        ref={list}
        role="group"
        aria-label={take.navigator}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={runner.allowsBack ? undefined : 0}
        className="-m-2 min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        <NavigatorGrid cells={cells} onGo={runner.allowsBack ? go : undefined} />
      </div>
      {!runner.allowsBack && <p className="text-xs text-muted">{take.noBack}</p>}
      <NavigatorLegend withLocked={lost > 0} />
    </div>
  );
}

/** Keeps the current number in sight, without moving the page. */
function useScrollTo(current: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const cell = box?.querySelectorAll<HTMLElement>('li')[current];
    if (!box || !cell) return;
    const top = cell.offsetTop - box.offsetTop;
    const isInSight = top >= box.scrollTop && top + cell.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isInSight) box.scrollTop = top - box.clientHeight / 2;
  }, [current]);
  return list;
}
