import { cx } from '@/components/ui/cx.ts';
import type { Theme } from '@/lib/theme.ts';
import { useColumn } from '../specimen/column.tsx';
import { contrast, grade } from './contrast.ts';
import { tokens } from './theme-tokens.ts';

const colour = (theme: Theme, name: string): string => tokens[theme][`color-${name}`] ?? 'transparent';

const SURFACES = {
  canvas: 'The page',
  surface: 'Cards and fields',
  well: 'Quiet fill, hover',
  raised: 'Dialogs and menus',
} as const;
const TEXTS = ['ink', 'muted', 'faint', 'accent-ink'];
const TONES = ['accent', 'success', 'warning', 'danger'];

/** The four grounds with the text colours that stand on them. */
export function SurfaceColours() {
  const theme = useColumn();
  return (
    <div className="grid gap-3 @xs:grid-cols-2">
      {Object.entries(SURFACES).map(([back, meaning]) => (
        <div
          key={back}
          className="min-w-0 rounded-control border border-line p-4"
          style={{ backgroundColor: colour(theme, back) }}
        >
          <p className="text-sm font-semibold">{back}</p>
          <p className="text-xs text-muted">{meaning}</p>
          <ul className="mt-3 flex flex-col gap-1">
            {TEXTS.map((front) => (
              <li
                key={front}
                className="flex items-baseline justify-between gap-2 text-sm"
                style={{ color: colour(theme, front) }}
              >
                {front}
                <Ratio theme={theme} front={front} back={back} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Each tone as strong fill, as quiet fill with its line, and as text. */
export function ToneColours() {
  const theme = useColumn();
  return (
    <ul className="flex flex-col gap-4">
      {TONES.map((tone) => (
        <li key={tone} className="grid grid-cols-2 gap-2 @sm:grid-cols-3">
          <Swatch theme={theme} back={tone} front={`on-${tone}`} name={tone} />
          <Swatch theme={theme} back={`${tone}-soft`} front={`${tone}-ink`} line={`${tone}-line`} />
          <Swatch
            theme={theme}
            back="surface"
            front={`${tone}-ink`}
            name={`${tone}-ink`}
            line="line"
            className="@max-sm:col-span-2"
          />
        </li>
      ))}
    </ul>
  );
}

const PRESSED = [
  ['accent-hover', 'on-accent'],
  ['accent-active', 'on-accent'],
  ['danger-hover', 'on-danger'],
  ['danger-active', 'on-danger'],
] as const;

/** Fills under the pointer and the finger, and the colours of lines against the surface. */
export function StateColours() {
  const theme = useColumn();
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2">
        {PRESSED.map(([back, front]) => (
          <Swatch key={back} theme={theme} back={back} front={front} />
        ))}
      </div>
      <ul className="flex flex-col gap-3">
        {['edge', 'line', 'disabled'].map((name) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <span className="w-16 shrink-0">{name}</span>
            <span className="h-0 flex-1 border-t-2" style={{ borderColor: colour(theme, name) }} />
            <span className="text-muted">
              <Ratio theme={theme} front={name} back="surface" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SwatchProps {
  theme: Theme;
  back: string;
  front: string;
  line?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

function Swatch({ theme, back, front, line, name = back, className }: SwatchProps) {
  return (
    <div
      className={cx('min-w-0 rounded-control border px-3 py-2.5', className)}
      style={{
        backgroundColor: colour(theme, back),
        borderColor: line ? colour(theme, line) : 'transparent',
        color: colour(theme, front),
      }}
    >
      <p className="truncate text-sm font-semibold">{name}</p>
      <p className="mt-0.5 text-xs">
        <Ratio theme={theme} front={front} back={back} />
      </p>
    </div>
  );
}

function Ratio({ theme, front, back }: { theme: Theme; front: string; back: string }) {
  const ratio = contrast(colour(theme, front), colour(theme, back));
  return (
    <span className="tabular text-xs whitespace-nowrap">
      {ratio.toFixed(1)} {grade(ratio)}
    </span>
  );
}
