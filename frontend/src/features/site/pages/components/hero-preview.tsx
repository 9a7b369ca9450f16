import { ArrowRight, Check, CloudCheck } from 'lucide-react';
import { CountdownRing } from '@/components/ui/countdown-ring.tsx';
import { cx } from '@/components/ui/cx.ts';
import { MESSAGES } from '../messages.ts';

/** Classes rather than styles: the page that is rendered ahead may carry no style attribute. */
const BARS = ['h-[12%]', 'h-[20%]', 'h-[34%]', 'h-[58%]', 'h-full', 'h-[76%]'];
const TALLEST = 'h-full';

/** A score distribution as a picture, for previews: real ones are `Histogram`. */
function MiniHistogram({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex items-end gap-1.5', className)}>
      {BARS.map((height) => (
        <span
          key={height}
          className={cx(
            'flex-1 rounded-t-[4px]',
            height,
            height === TALLEST ? 'bg-accent' : 'bg-accent-line',
          )}
        />
      ))}
    </div>
  );
}

const text = MESSAGES.preview;
const LETTERS = ['A', 'B', 'C', 'D'];

/** The product as a participant and its owner see it, drawn rather than photographed: one picture for a screen reader. */
export function HeroPreview() {
  return (
    <div
      role="img"
      aria-label={text.label}
      className="relative isolate mx-auto w-full max-w-lg lg:max-w-none"
    >
      <div aria-hidden="true">
        <QuestionCard />
        <CodeChip />
        <AverageCard />
        <Pattern />
      </div>
    </div>
  );
}

/** The runner, as `features/taking` draws it: bar, question, options, buttons. */
function QuestionCard() {
  return (
    <div className="relative mx-auto mt-18 mb-27 max-w-108 overflow-hidden rounded-card border border-line bg-canvas shadow-overlay lg:mt-15">
      <RunnerBar />
      <div className="px-4 pt-4 sm:px-6">
        <p className="flex items-baseline gap-3 text-sm">
          <span className="font-medium text-accent-ink">{text.position}</span>
          <span className="text-muted">{text.points}</span>
        </p>
        <p className="mt-1.5 text-xl font-display tracking-tight text-ink">{text.question}</p>
        <p className="mt-3 mb-2.5 text-sm text-muted">{text.prompt}</p>
        <div className="grid gap-2.5">
          {text.options.map((option, place) => (
            <Option
              key={option}
              letter={LETTERS[place] ?? ''}
              label={option}
              chosen={place === text.chosen}
            />
          ))}
        </div>
      </div>
      <div className="mt-5 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:px-6">
        <span className="grid size-11 shrink-0 place-items-center rounded-control border border-edge text-ink">
          <ArrowRight className="size-4 rotate-180" />
        </span>
        <span className="inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-control bg-accent px-4 text-sm font-medium text-on-accent">
          {text.next}
          <ArrowRight className="size-4" />
        </span>
      </div>
    </div>
  );
}

/** Title, position, that the answers are safe, the time; the line below tells how much is answered. */
function RunnerBar() {
  return (
    <div className="relative flex h-16 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold text-ink">{text.quiz}</p>
        <p className="tabular text-xs text-muted">{text.place}</p>
      </div>
      <span className="flex shrink-0 items-center gap-1.5 text-sm font-medium text-success-ink">
        <CloudCheck className="size-4" />
        {text.saved}
      </span>
      <span className="tabular flex h-9 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3 text-sm font-semibold text-ink">
        <CountdownRing part={0.6} />
        {text.time}
      </span>
      <span className="absolute -bottom-px left-0 h-0.5 w-[35%] bg-accent" />
    </div>
  );
}

function Option({ letter, label, chosen }: { letter: string; label: string; chosen: boolean }) {
  return (
    <div
      className={cx(
        'flex min-h-13 items-center gap-4 rounded-card border-2 px-4 py-2 text-base text-ink',
        chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <span
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold',
          chosen ? 'border-transparent bg-accent text-on-accent' : 'border-edge bg-surface text-muted',
        )}
      >
        {chosen ? <Check strokeWidth={3} className="size-4" /> : letter}
      </span>
      {label}
    </div>
  );
}

function CodeChip() {
  return (
    <div className="absolute top-3 left-0 rounded-control border border-line bg-raised px-4 py-2.5 shadow-overlay lg:top-0">
      <p className="text-xs text-faint">{text.code}</p>
      <p className="font-mono text-lg font-semibold tracking-[0.18em] text-ink">{text.codeValue}</p>
    </div>
  );
}

function AverageCard() {
  return (
    <div className="absolute right-0 bottom-0 w-44 rounded-control border border-line bg-raised p-4 shadow-overlay sm:w-48">
      <div className="flex items-baseline justify-between gap-2">
        <p className="text-xs text-faint">{text.average}</p>
        <p className="text-lg font-display text-ink">{text.averageValue}</p>
      </div>
      <MiniHistogram className="mt-3 h-12" />
    </div>
  );
}

/**
 * The quarter circles of the generated covers, as a quiet ground. It comes last and lies behind: a page that arrives in pieces
 * may be painted before the card, in whose middle this hangs.
 */
function Pattern() {
  return (
    <svg viewBox="0 0 6 6" className="absolute top-1/2 left-0 -z-10 aspect-square w-full -translate-y-1/2">
      {TILES.map(([x, y, turn, ink]) => (
        <path
          key={`${x}.${y}`}
          d="M0 0H1A1 1 0 0 1 0 1Z"
          transform={`translate(${x} ${y}) rotate(${turn * 90} .5 .5)`}
          className={ink}
        />
      ))}
    </svg>
  );
}

const [SOFT, LINE] = ['fill-accent-soft', 'fill-accent-line'];
const TILES: [x: number, y: number, quarterTurns: number, ink: string][] = [
  [1, 0, 2, SOFT],
  [2, 0, 3, LINE],
  [3, 0, 0, SOFT],
  [4, 0, 1, LINE],
  [5, 0, 2, SOFT],
  [0, 1, 3, SOFT],
  [1, 1, 0, LINE],
  [4, 1, 3, SOFT],
  [5, 1, 1, LINE],
  [0, 2, 2, LINE],
  [5, 2, 0, SOFT],
  [0, 3, 0, SOFT],
  [5, 3, 2, LINE],
  [0, 4, 1, LINE],
  [1, 4, 3, SOFT],
  [5, 4, 3, SOFT],
  [0, 5, 0, SOFT],
  [1, 5, 1, LINE],
  [2, 5, 0, SOFT],
  [3, 5, 2, LINE],
];
