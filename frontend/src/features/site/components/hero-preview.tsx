import { ArrowRight, CircleCheck } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { MESSAGES } from '../messages.ts';
import { MiniHistogram } from './mini-histogram.tsx';

const text = MESSAGES.preview;
const LETTERS = ['A', 'B', 'C', 'D'];

/** The product as a participant and its owner see it, drawn rather than photographed: one picture for a screen reader. */
export function HeroPreview() {
  return (
    <div role="img" aria-label={text.label} className="relative mx-auto w-full max-w-lg lg:max-w-none">
      <div aria-hidden="true">
        <Pattern />
        <QuestionCard />
        <CodeChip />
        <AverageCard />
      </div>
    </div>
  );
}

function QuestionCard() {
  return (
    <div className="relative mx-auto mt-16 mb-28 max-w-105 lg:mt-12 rounded-card border border-line bg-surface p-5 shadow-overlay sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="truncate text-sm font-medium text-ink">{text.quiz}</p>
          <p className="mt-0.5 text-xs text-faint">{text.place}</p>
        </div>
        <TimerRing />
      </div>
      <div className="mt-4 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full w-[35%] rounded-full bg-accent" />
      </div>
      <p className="mt-5 text-xl font-display tracking-tight text-ink">{text.question}</p>
      <div className="mt-4 flex flex-col gap-2.5">
        {text.options.map((option, place) => (
          <Option key={option} letter={LETTERS[place] ?? ''} label={option} chosen={place === text.chosen} />
        ))}
      </div>
      <div className="mt-5 flex items-center justify-between">
        <span className="inline-flex items-center gap-1.5 text-xs font-medium text-success-ink">
          <CircleCheck className="size-4" />
          {text.saved}
        </span>
        <span className="inline-flex h-10 items-center gap-2 rounded-control bg-accent px-4 text-sm font-medium text-on-accent">
          {text.next}
          <ArrowRight className="size-4" />
        </span>
      </div>
    </div>
  );
}

function Option({ letter, label, chosen }: { letter: string; label: string; chosen: boolean }) {
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-control border p-3 text-sm',
        chosen
          ? 'border-accent bg-accent-soft font-medium text-ink ring-1 ring-accent'
          : 'border-line text-ink',
      )}
    >
      <span
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-inner text-xs font-medium',
          chosen ? 'bg-accent text-on-accent' : 'bg-well text-muted',
        )}
      >
        {letter}
      </span>
      {label}
    </div>
  );
}

function TimerRing() {
  const around = 2 * Math.PI * 20;
  return (
    <div className="relative size-13 shrink-0">
      <svg viewBox="0 0 48 48" className="size-full -rotate-90" fill="none" strokeWidth="4">
        <circle cx="24" cy="24" r="20" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r="20"
          className="stroke-accent"
          strokeLinecap="round"
          strokeDasharray={`${around * 0.6} ${around}`}
        />
      </svg>
      <span className="absolute inset-0 grid place-items-center text-sm font-display text-ink">18</span>
    </div>
  );
}

function CodeChip() {
  return (
    <div className="absolute top-3 left-0 rounded-control border border-line bg-raised px-4 py-2.5 shadow-overlay lg:top-0 lg:-left-2">
      <p className="text-xs text-faint">{text.code}</p>
      <p className="font-mono text-lg font-semibold tracking-[0.18em] text-ink">{text.codeValue}</p>
    </div>
  );
}

function AverageCard() {
  return (
    <div className="absolute right-0 bottom-0 w-44 rounded-control border border-line bg-raised p-4 shadow-overlay sm:w-48 lg:-right-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="text-xs text-faint">{text.average}</p>
        <p className="text-lg font-display text-ink">{text.averageValue}</p>
      </div>
      <MiniHistogram className="mt-3 h-12" />
    </div>
  );
}

/** The quarter circles of the generated covers, as a quiet ground. */
function Pattern() {
  return (
    <svg
      viewBox="0 0 6 6"
      className="absolute top-1/2 left-1/2 size-[112%] -translate-x-1/2 -translate-y-1/2 sm:size-[104%]"
    >
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
