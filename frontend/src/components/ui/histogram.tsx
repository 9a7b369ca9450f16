import { ChartTable, type ChartTableShow } from './chart-table.tsx';
import { formatNumber } from '@/lib/format.ts';
import { cx } from './cx.ts';

export interface HistogramProps {
  bars: readonly { label: string; value: number }[];
  label: string;
  /** What a value counts, for the table: "Attempts". */
  unit?: string | undefined;
  table?: ChartTableShow | undefined;
}

/**
 * Counts per range as columns. `<Histogram label="Scores" unit="Attempts" bars={[{ label: '0–10', value: 3 }]} />`
 */
export function Histogram({ bars, label, unit = 'Count', table }: HistogramProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className="flex h-48 items-end gap-1.5 border-b border-line sm:gap-3">
        {bars.map((bar) => (
          <div key={bar.label} className="flex h-full min-w-0 flex-1 flex-col justify-end gap-1">
            <span className={cx('text-center text-xs font-medium', bar.value ? 'text-ink' : 'text-faint')}>
              {formatNumber(bar.value)}
            </span>
            <div
              className={cx('rounded-t-inner', bar.value ? 'min-h-1 bg-accent' : 'h-0.5 bg-edge')}
              style={{ height: bar.value ? `${(bar.value / most) * 86}%` : undefined }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-1.5 sm:gap-3">
        {bars.map((bar) => (
          <span key={bar.label} className="min-w-0 flex-1 text-center text-xs text-muted">
            {bar.label}
          </span>
        ))}
      </div>
      <ChartTable
        caption={label}
        columns={['Range', unit]}
        rows={bars.map((bar) => [bar.label, bar.value])}
        show={table}
      />
    </figure>
  );
}
