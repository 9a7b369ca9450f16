import { Check, TriangleAlert } from 'lucide-react';
import { cx } from './cx.ts';
import { parts } from './messages.ts';

export interface StepperStep {
  id: string;
  label: string;
  /** Those before the current one, unless said otherwise. */
  done?: boolean | undefined;
  /** Something in it has to be mended. */
  faulty?: boolean | undefined;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Id of the current step. */
  current: string;
  /** Makes steps buttons; steps after the current one stay closed unless `openAll`. */
  onSelect?: ((id: string) => void) | undefined;
  openAll?: boolean | undefined;
}

/** Where the labels have room: beside more than four steps they need a larger screen. */
const LABEL = {
  few: 'sr-only text-muted md:not-sr-only',
  many: 'sr-only whitespace-nowrap text-muted lg:not-sr-only',
};
const CURRENT_LABEL = { few: 'text-ink', many: 'text-ink whitespace-nowrap max-sm:sr-only' };

type Standing = 'done' | 'current' | 'open' | 'faulty';

const DISC: Record<Standing, string> = {
  done: 'border-accent bg-accent text-on-accent',
  current: 'border-2 border-accent bg-accent-soft text-accent-ink',
  open: 'border-edge bg-surface text-muted',
  faulty: 'border-danger-ink bg-surface text-danger-ink',
};

/**
 * Where one is in a wizard. On phones only the current label is written out.
 * `<Stepper steps={[{ id: 'basics', label: 'Basics' }, …]} current="basics" onSelect={go} />`
 */
export function Stepper({ steps, current, onSelect, openAll = false }: StepperProps) {
  const now = steps.findIndex((step) => step.id === current);
  const many = steps.length > 4;
  const room = many ? 'many' : 'few';
  return (
    <ol className={cx('flex w-full flex-wrap items-center sm:gap-3', many ? 'gap-1' : 'gap-2')}>
      {steps.map((step, place) => {
        const isCurrent = place === now;
        const standing = standingOf(step, place - now);
        const open = onSelect && !isCurrent && (openAll || place < now);
        const face = (
          <StepFace
            number={place + 1}
            label={step.label}
            standing={standing}
            labelShown={isCurrent ? CURRENT_LABEL[room] : LABEL[room]}
          />
        );
        return (
          <li
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'flex items-center sm:gap-3',
              many ? 'gap-1' : 'gap-2',
              place < steps.length - 1 && 'flex-1',
            )}
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
                className={cx(
                  'h-0.5 flex-1 rounded-full sm:min-w-3',
                  !many && 'min-w-3',
                  place < now ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function standingOf({ done, faulty }: StepperStep, ahead: number): Standing {
  if (faulty) return 'faulty';
  if (ahead === 0) return 'current';
  return (done ?? ahead < 0) ? 'done' : 'open';
}

const MARKS = {
  done: <Check className="size-4" strokeWidth={3} />,
  faulty: <TriangleAlert className="size-4" />,
};

interface StepFaceProps {
  number: number;
  label: string;
  standing: Standing;
  labelShown: string;
}

function StepFace({ number, label, standing, labelShown }: StepFaceProps) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={cx(
          'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium transition-colors',
          DISC[standing],
        )}
      >
        {standing === 'done' || standing === 'faulty' ? MARKS[standing] : number}
      </span>
      <span className={cx('text-sm font-medium', labelShown)}>
        <span className="sr-only">
          {standing === 'done' ? `${parts.completed} ` : standing === 'faulty' && `${parts.hasProblems} `}
        </span>
        {label}
      </span>
    </span>
  );
}
