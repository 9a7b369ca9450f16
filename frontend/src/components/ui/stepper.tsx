import { Check } from 'lucide-react';
import { cx } from './cx.ts';

export interface StepperProps {
  steps: readonly { id: string; label: string }[];
  /** Id of the current step; those before it count as done. */
  current: string;
  /** Makes steps buttons; steps after the current one stay closed unless `openAll`. */
  onSelect?: ((id: string) => void) | undefined;
  openAll?: boolean | undefined;
}

type Standing = 'done' | 'current' | 'ahead';

const DISC: Record<Standing, string> = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-2 border-accent bg-accent-soft text-accent-ink',
  ahead: 'border-edge bg-surface text-muted',
};

const STANDING_TEXT: Record<Standing, string> = { done: 'Completed: ', current: '', ahead: '' };

/**
 * Where one is in a wizard. On phones only the current label is written out.
 * `<Stepper steps={[{ id: 'basics', label: 'Basics' }, …]} current="basics" onSelect={go} />`
 */
export function Stepper({ steps, current, onSelect, openAll = false }: StepperProps) {
  const now = steps.findIndex((step) => step.id === current);
  return (
    <ol className="flex w-full flex-wrap items-center gap-2 sm:gap-3">
      {steps.map((step, place) => {
        const standing: Standing = place < now ? 'done' : place === now ? 'current' : 'ahead';
        const open = onSelect && standing !== 'current' && (openAll || standing === 'done');
        const face = <StepFace number={place + 1} label={step.label} standing={standing} />;
        return (
          <li
            key={step.id}
            aria-current={standing === 'current' ? 'step' : undefined}
            className={cx('flex items-center gap-2 sm:gap-3', place < steps.length - 1 && 'flex-1')}
          >
            {open ? (
              <button
                type="button"
                onClick={() => onSelect(step.id)}
                className="rounded-control p-1 transition-colors hover:bg-well active:bg-line"
              >
                {face}
              </button>
            ) : (
              <span className="p-1">{face}</span>
            )}
            {place < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx('h-0.5 min-w-3 flex-1 rounded-full', place < now ? 'bg-accent' : 'bg-line')}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepFace({ number, label, standing }: { number: number; label: string; standing: Standing }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={cx(
          'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium transition-colors',
          DISC[standing],
        )}
      >
        {standing === 'done' ? <Check className="size-4" strokeWidth={3} /> : number}
      </span>
      <span
        className={cx(
          'text-sm font-medium',
          standing === 'current' ? 'text-ink' : 'sr-only text-muted md:not-sr-only',
        )}
      >
        <span className="sr-only">{STANDING_TEXT[standing]}</span>
        {label}
      </span>
    </span>
  );
}
