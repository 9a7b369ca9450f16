import { Check, Flag, Lock } from 'lucide-react';
import { memo } from 'react';
import { cx } from '@/components/ui/cx.ts';
import type { Cell } from '../engine/navigation.ts';
import { useAttempt } from './attempt-context.tsx';
import { messages } from '../shared/messages.ts';

const { take } = messages;

const LOOKS = {
  current: 'border-accent bg-accent text-on-accent',
  answered: 'border-success-line bg-success-soft text-success-ink',
  unanswered: 'border-line bg-surface text-muted',
  locked: 'border-dashed border-edge bg-well text-muted',
} as const;

function describe({ index, current, answered, partly, flagged, locked }: Cell): string {
  const states = [
    current && take.legend.current,
    answered ? take.legend.answered : take.legend.unanswered,
    partly && take.cellPartly,
    flagged && take.legend.flagged,
    locked && take.legend.locked,
  ].filter(Boolean);
  return take.cell({ number: index + 1, states: states.join(', ') });
}

/** An answered question is as it should be, locked or not. */
function stateOf({ current, answered, locked }: Cell): keyof typeof LOOKS {
  if (current) return 'current';
  if (answered) return 'answered';
  return locked ? 'locked' : 'unanswered';
}

interface NavigatorGridProps {
  cells: readonly Cell[];
  /** Opens a question; without it the grid only shows. */
  onGo?: ((index: number) => void) | undefined;
}

/** The numbers of all questions, and how far each is. */
export function NavigatorGrid({ cells, onGo }: NavigatorGridProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
      {cells.map((cell) => (
        <li key={cell.index}>
          <GridCell {...cell} onGo={onGo} />
        </li>
      ))}
    </ol>
  );
}

/** Drawn anew only when it changes itself: a long quiz has hundreds of them. */
const GridCell = memo(function GridCell({ onGo, ...cell }: Cell & Pick<NavigatorGridProps, 'onGo'>) {
  const state = stateOf(cell);
  const look = cx(
    'tabular relative grid h-11 w-full place-items-center rounded-control border text-sm font-semibold',
    LOOKS[state],
  );
  const content = (
    <>
      <span aria-hidden="true">{cell.index + 1}</span>
      {cell.answered && <Check aria-hidden="true" strokeWidth={3.5} className="absolute bottom-0.5 size-3" />}
      {state === 'locked' && (
        <Lock aria-hidden="true" strokeWidth={3} className="absolute bottom-0.5 size-3" />
      )}
      {cell.partly && state !== 'locked' && (
        <span aria-hidden="true" className="absolute bottom-1 h-0.5 w-4 rounded-full bg-current" />
      )}
      {cell.flagged && (
        <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border border-warning-line bg-warning-soft text-warning-ink">
          <Flag aria-hidden="true" className="size-3 fill-current" />
        </span>
      )}
    </>
  );
  if (!onGo) {
    return (
      <span className={look}>
        {content}
        <span className="sr-only">{describe(cell)}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={describe(cell)}
      aria-current={cell.current ? 'step' : undefined}
      onClick={() => onGo(cell.index)}
      className={cx(look, 'transition-colors', !cell.current && 'hover:border-accent-ink')}
    >
      {content}
    </button>
  );
});

const SWATCHES = ['current', 'answered', 'unanswered', 'locked'] as const;

interface NavigatorLegendProps {
  withCurrent?: boolean;
  /** Some questions are, which is worth a word only then. */
  withLocked: boolean;
}

/** What the colours and the little signs mean. */
export function NavigatorLegend({ withCurrent = true, withLocked }: NavigatorLegendProps) {
  const { allowsBack } = useAttempt();
  const shown = { current: withCurrent, answered: true, unanswered: true, locked: withLocked };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-xs text-muted">
      {SWATCHES.filter((state) => shown[state]).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('grid size-4 shrink-0 place-items-center rounded-inner border', LOOKS[state])}
          >
            {state === 'answered' && <Check strokeWidth={3.5} className="size-2.5" />}
            {state === 'locked' && <Lock strokeWidth={3} className="size-2.5" />}
          </span>
          {take.legend[state]}
        </li>
      ))}
      {allowsBack && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="grid size-4 shrink-0 place-items-center rounded-full border border-warning-line bg-warning-soft text-warning-ink"
          >
            <Flag className="size-2.5 fill-current" />
          </span>
          {take.legend.flagged}
        </li>
      )}
    </ul>
  );
}
