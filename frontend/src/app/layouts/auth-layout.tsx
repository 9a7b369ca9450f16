import { ArrowLeft, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { Logo } from '@/components/ui/logo.tsx';
import { useReducedMotion } from '@/lib/motion.ts';
import { randomFrom } from '@/lib/random-from.ts';
import { messages } from '../messages.ts';
import { LanguagePicker } from '../nav/language-picker.tsx';
import { Backdrop } from './auth-art/backdrop.tsx';
import { Tiles } from './auth-art/tiles.tsx';
import { Main } from './main.tsx';

const INKS = ['oklch(0.58 0.22 293)', 'oklch(0.72 0.15 296)', 'oklch(0.47 0.2 286)', 'oklch(0.84 0.12 85)'];

interface Ring {
  radius: number;
  sweep: number;
  turn: number;
  ink: string;
}

/** Rings around one centre, each filled to some score. */
function rings(seed: string, count: number, inner: number, gap: number): Ring[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, place) => ({
    radius: inner + place * gap,
    sweep: 0.25 + random() * 0.65,
    turn: random() * 360,
    ink: (random() > 0.9 ? INKS[3] : INKS[place % 3]) ?? '',
  }));
}

const LARGE = rings('large', 11, 70, 58);
const SMALL = rings('small', 7, 44, 46);

function ScoreRings() {
  return (
    <Backdrop ground="oklch(0.23 0.085 284)">
      <RingGroup x={1180} y={720} rings={LARGE} width={22} />
      <RingGroup x={210} y={120} rings={SMALL} width={17} />
    </Backdrop>
  );
}

function RingGroup({ x, y, rings, width }: { x: number; y: number; rings: Ring[]; width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth={width} strokeLinecap="round">
      {rings.map(({ radius, sweep, turn, ink }) => {
        const around = 2 * Math.PI * radius;
        return (
          <g key={radius} transform={`rotate(${turn})`}>
            <circle r={radius} stroke="oklch(0.31 0.095 286)" />
            <circle r={radius} stroke={ink} strokeDasharray={`${sweep * around} ${around}`} />
          </g>
        );
      })}
    </g>
  );
}

const [COLUMNS, ROWS, STEP] = [30, 22, 68];

interface Mark {
  x: number;
  y: number;
  fill: string | undefined;
}

/** A sheet of answer bubbles; each row of four has one filled, as if somebody had been through it. */
function fillSheet(): Mark[] {
  const random = randomFrom('answer-sheet');
  const marks: Mark[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let group = 0; group * 5 < COLUMNS; group++) {
      const chosen = Math.floor(random() * 4);
      const answered = random() > 0.28;
      const fill = random() > 0.8 ? 'oklch(0.83 0.12 85)' : 'oklch(0.66 0.2 293)';
      for (let place = 0; place < 4; place++) {
        const [x, y] = [(group * 5 + place) * STEP, row * STEP];
        marks.push({ x, y, fill: answered && place === chosen ? fill : undefined });
      }
    }
  }
  return marks;
}

const MARKS = fillSheet();

function AnswerSheet() {
  return (
    <Backdrop ground="oklch(0.25 0.1 290)">
      <g transform="rotate(-14 720 450) translate(-260 -290)">
        {MARKS.map(({ x, y, fill }) => (
          <circle
            key={`${x}.${y}`}
            cx={x}
            cy={y}
            r="21"
            fill={fill ?? 'none'}
            stroke={fill ?? 'oklch(0.42 0.12 291)'}
            strokeWidth="3"
          />
        ))}
      </g>
    </Backdrop>
  );
}

/** Long enough to look at one picture before the next comes. */
const PERIOD = 8_000;

/** Which of `count` pictures is shown. Stands still while paused, hidden, or when the person prefers less motion. */
function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    if (paused || still) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((place) => (place + 1) % count);
    }, PERIOD);
    return () => clearInterval(timer);
  }, [count, paused, still]);
  return { current, paused, still, togglePaused: () => setPaused(!paused) };
}

const BACKGROUNDS = [Tiles, AnswerSheet, ScoreRings];

const ON_ART =
  'inline-flex items-center gap-2 rounded-control bg-black/60 text-sm font-medium text-white backdrop-blur-sm transition-colors hover:bg-black/75 focus-visible:outline-white';

/** Sign-in pages: one panel over a background that changes every 8 seconds. The panel is drawn here; pages fill it. */
export function AuthLayout() {
  const { current, paused, still, togglePaused } = useRotation(BACKGROUNDS.length);
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <div aria-hidden="true" data-full-bleed className="fixed inset-0 -z-10 overflow-hidden bg-black">
        {BACKGROUNDS.map((Background, place) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the list is fixed, and built code has no names
            key={place}
            className={cx(
              'absolute inset-0 transition-opacity duration-1000',
              place === current ? 'opacity-100' : 'opacity-0',
            )}
          >
            <Background />
          </div>
        ))}
        <div className="absolute inset-0 bg-linear-to-br from-black/10 via-black/25 to-black/60" />
      </div>

      <header className="flex items-center p-4 sm:p-6">
        <Link to="/" className={cx(ON_ART, 'h-11 px-4')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {messages.auth.back}
        </Link>
      </header>
      <Main className="items-center justify-center px-4 pb-6">
        <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-overlay sm:p-10">
          <Logo className="mb-6" />
          <Outlet />
        </div>
      </Main>
      <footer className="flex min-h-16 items-center justify-end gap-3 px-4 pb-4 sm:px-6">
        <LanguagePicker className={cx(ON_ART, 'h-11 px-3')} />
        {!still && (
          <button
            type="button"
            onClick={togglePaused}
            aria-label={paused ? messages.auth.play : messages.auth.pause}
            className={cx(ON_ART, 'size-11 justify-center')}
          >
            {paused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </button>
        )}
      </footer>
    </div>
  );
}
