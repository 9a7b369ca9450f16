import type { ReactNode } from 'react';
import { ChartTable, type ChartTableShow } from './chart-table.tsx';
import { cx } from './cx.ts';
import { donutArcs } from './donut-arcs.ts';
import { SOLID_TONES, STROKE_TONES, type Tone } from './tone.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';

export interface DonutProps {
  slices: readonly { label: string; value: number; tone?: Tone | undefined }[];
  label: string;
  /** What a value counts, for the table: "Attempts". */
  unit?: string | undefined;
  /** In the hole: usually the whole. */
  total?: ReactNode;
  table?: ChartTableShow | undefined;
}

const RADIUS = 42;
const WIDTH = 14;
/** Part of the way round that stays free between two slices. */
const GAP = 0.008;

/** The colours of slices that name none, in an order that keeps neighbours apart. */
const ORDER: readonly Tone[] = ['accent', 'success', 'warning', 'danger', 'neutral'];

/**
 * A few parts of one whole (five at most; more belong into a `BarList`). The legend writes out each part.
 * `<Donut label="Outcomes" total="48" slices={[{ label: 'Passed', value: 36, tone: 'success' }, …]} />`
 */
export function Donut({ slices, label, unit = 'Count', total, table }: DonutProps) {
  const values = slices.map((slice) => slice.value);
  const arcs = donutArcs(values, GAP);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const percent = (value: number) => formatPercent(whole > 0 ? (value / whole) * 100 : 0);
  const toneOf = (place: number): Tone => slices[place]?.tone ?? ORDER[place % ORDER.length] ?? 'neutral';
  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="relative size-36 shrink-0">
          <svg viewBox="0 0 100 100" className="size-full -rotate-90" fill="none">
            {whole === 0 && <circle cx="50" cy="50" r={RADIUS} strokeWidth={WIDTH} className="stroke-line" />}
            {arcs.map((arc, place) =>
              arc.length > 0 ? (
                <circle
                  key={slices[place]?.label}
                  cx="50"
                  cy="50"
                  r={RADIUS}
                  pathLength={1}
                  strokeWidth={WIDTH}
                  strokeDasharray={`${arc.length} 1`}
                  strokeDashoffset={-arc.start}
                  className={STROKE_TONES[toneOf(place)]}
                />
              ) : null,
            )}
          </svg>
          {total !== undefined && (
            <div className="absolute inset-0 grid place-items-center text-center text-2xl font-display tracking-tight text-ink">
              {total}
            </div>
          )}
        </div>
        <ul className="flex min-w-40 flex-1 flex-col gap-2 text-sm">
          {slices.map((slice, place) => (
            <li key={slice.label} className="flex items-center gap-2">
              <span className={cx('size-2.5 shrink-0 rounded-full', SOLID_TONES[toneOf(place)])} />
              <span className="min-w-0 flex-1 truncate text-ink">{slice.label}</span>
              <span className="tabular font-medium text-ink">{formatNumber(slice.value)}</span>
              <span className="tabular min-w-12 text-right text-muted">{percent(slice.value)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ChartTable
        caption={label}
        columns={['Part', unit, 'Share']}
        rows={slices.map((slice) => [slice.label, slice.value, percent(slice.value)])}
        show={table}
      />
    </figure>
  );
}
