import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { useCells } from '../../hooks/use-cells.ts';
import { messages } from '../../messages.ts';
import { NavigatorGrid, NavigatorLegend } from './navigator-grid.tsx';

const { take } = messages;

/** Progress, all questions, and what the signs mean. */
export function NavigatorPanel({ onWent }: { onWent?: () => void }) {
  const session = useAttempt();
  const current = useAttemptView(({ sync }) => sync.currentIndex);
  const { cells, tally } = useCells(current);
  const { answered, total, percent } = tally;
  const go = (index: number) => {
    session.goTo(index);
    onWent?.();
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <ProgressBar value={answered} max={total} label={take.answeredOf(answered, total)} />
        <p className="mt-2 flex justify-between text-xs text-muted">
          <span>{take.answeredOf(answered, total)}</span>
          <span>{take.percent(percent)}</span>
        </p>
      </div>
      <NavigatorGrid cells={cells} onGo={session.allowsBack ? go : undefined} />
      {!session.allowsBack && <p className="text-xs text-muted">{take.noBack}</p>}
      <NavigatorLegend />
    </div>
  );
}
