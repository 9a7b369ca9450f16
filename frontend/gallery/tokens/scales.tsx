import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useColumn } from '../specimen/column.tsx';
import { tokens, tokensNamed } from './theme-tokens.ts';

const ROOT_PX = 16;
const inPx = (rem = '') => `${Number.parseFloat(rem) * ROOT_PX}`;

/** Every size of text; the large ones in the weight of headings. */
export function TypeScale() {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {tokensNamed('text-').map(([size, rem], place) => (
        <li key={size} className="flex items-baseline gap-4 py-2.5 first:pt-0 last:pb-0">
          <span className="tabular w-20 shrink-0 text-xs text-muted">
            <span className="font-semibold text-ink">{size}</span> {inPx(rem)}/
            {inPx(tokens.light[`text-${size}--line-height`])}
          </span>
          <span
            className={place > 3 ? 'min-w-0 truncate font-display tracking-tight' : 'min-w-0 truncate'}
            style={{ fontSize: rem, lineHeight: tokens.light[`text-${size}--line-height`] }}
          >
            {place > 3 ? 'Quizhall' : 'Create, share and take quizzes'}
          </span>
        </li>
      ))}
    </ul>
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** The steps of the 4 px grid that are in use. */
export function Spacing() {
  return (
    <ul className="flex flex-col gap-2">
      {STEPS.map((step) => (
        <li key={step} className="flex items-center gap-3 text-xs">
          <span className="tabular w-20 shrink-0 text-muted">
            <span className="font-semibold text-ink">{step}</span> {step * 4} px
          </span>
          <span className="h-3 rounded-xs bg-accent" style={{ width: step * 4 }} />
        </li>
      ))}
    </ul>
  );
}

const RADII = { control: 'Buttons, fields', inner: 'What nests in them', card: 'Cards, dialogs' } as const;
const SHADOWS = { raised: 'Cards that lift', overlay: 'Dialogs, menus, toasts' } as const;

/** Corners and shadows, drawn on the ground they are made for. */
export function Shapes() {
  const theme = useColumn();
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid grid-cols-2 gap-4 @sm:grid-cols-3">
        {Object.entries(RADII).map(([name, meaning]) => (
          <li key={name}>
            <span
              className="block h-16 border border-b-0 border-edge bg-surface mask-b-from-40%"
              style={{ borderRadius: `var(--radius-${name}) var(--radius-${name}) 0 0` }}
            />
            <Legend name={`rounded-${name}`} meaning={meaning} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-6">
        {Object.entries(SHADOWS).map(([name, meaning]) => (
          <li key={name}>
            <span
              className="mb-5 block h-16 rounded-card border border-line bg-raised"
              style={{ boxShadow: tokens[theme][`shadow-${name}`] }}
            />
            <Legend name={`shadow-${name}`} meaning={meaning} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legend({ name, meaning }: { name: string; meaning: string }) {
  return (
    <p className="mt-2 text-xs text-muted">
      <span className="font-semibold text-ink">{name}</span>
      <br />
      {meaning}
    </p>
  );
}

/** Plays an animation once more at each press. */
export function Motion() {
  const [played, setPlayed] = useState<{ name: string; turn: number }>();
  const play = (name: string) => setPlayed({ name, turn: (played?.turn ?? 0) + 1 });
  return (
    <ul className="grid gap-2 @lg:grid-cols-2">
      {tokensNamed('animate-').map(([name, value]) => (
        <li key={name} className="flex items-center gap-3 rounded-control border border-line bg-surface p-2">
          <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-inner bg-well">
            <span
              key={played?.name === name ? played.turn : 'still'}
              className="size-6 rounded-inner bg-accent"
              style={played?.name === name ? { animation: playable(value) } : undefined}
            />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="tabular block truncate text-xs text-muted">{durationOf(value)}</span>
          </span>
          <Button size="sm" variant="ghost" aria-label={`Play ${name}`} onClick={() => play(name)}>
            Play
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Endless ones end after two turns, and nothing stays where it left to. */
const playable = (value: string) => resolved(value).replace('infinite', '2').replace('both', 'backwards');

const resolved = (value: string) =>
  value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.light[name] ?? '');

const durationOf = (value: string) => /[\d.]+m?s/.exec(resolved(value))?.[0] ?? '';
