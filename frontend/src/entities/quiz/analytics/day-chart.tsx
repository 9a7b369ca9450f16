import type { AnalyticsDay } from '@quizhall/shared/model/quizzes/creator-analytics';
import { ChartTable } from '@/components/ui/chart-table.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { analyticsTexts as messages } from './analytics-texts.ts';
import { type Column, columnsOf, scaleOf } from './day-bars.ts';
import { formatDay } from './day-text.ts';

const TEXT = messages.chart;

/** Attempts as columns and the pass rate as a line, with all numbers of every day in a table below. */
export function DayChart({ days }: { days: readonly AnalyticsDay[] }) {
  const columns = columnsOf(days);
  const top = scaleOf(columns.map(({ attempts }) => attempts));
  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-accent" />
          {TEXT.attempts}
        </span>
        <span className="flex items-center gap-2">
          <svg width="24" height="8" className="text-warning-ink">
            <path d="M0 4h24" stroke="currentColor" strokeWidth="2" strokeDasharray="5 3" />
          </svg>
          {TEXT.passRate}
        </span>
      </div>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 text-xs text-muted">
        <Scale labels={[formatNumber(top), formatNumber(top / 2), '0']} />
        <Drawing columns={columns} top={top} />
        <Scale labels={[100, 50, 0].map(formatPercent)} />
        <span />
        <span className="mt-1 flex justify-between gap-4">
          <span>{formatDay(columns[0]?.from ?? '')}</span>
          <span>{formatDay(columns.at(-1)?.to ?? '')}</span>
        </span>
      </div>
      <ChartTable caption={TEXT.title} columns={TEXT.columns} rows={days.map(toRow)} show="toggle" />
    </figure>
  );
}

const Scale = ({ labels }: { labels: readonly string[] }) => (
  <span className="tabular flex h-48 flex-col justify-between text-right leading-none">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </span>
);

/** Columns are percent wide, so that the drawing fills its place; lines and dots keep their thickness. */
function Drawing({ columns, top }: { columns: readonly Column[]; top: number }) {
  const width = 100 / columns.length;
  // Days on which nothing was graded have no rate: the line goes on from the last one to the next.
  const points = columns.flatMap(({ passRate }, n) =>
    passRate === undefined ? [] : { x: (n + 0.5) * width, y: 100 - passRate },
  );
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="h-48 w-full overflow-visible"
    >
      {[0, 50, 100].map((y) => (
        <path key={y} d={`M0 ${y}h100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      ))}
      {columns.map(({ from, attempts }, n) => (
        <rect
          key={from}
          x={(n + 0.15) * width}
          width={0.7 * width}
          y={100 - (100 * attempts) / top}
          height={(100 * attempts) / top}
          className="fill-accent"
        />
      ))}
      <g className="stroke-warning-ink" strokeLinecap="round" strokeLinejoin="round">
        {points.length > 1 && (
          <path
            d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {points.map(({ x, y }) => (
          // A line without length, with round ends: a dot that is not stretched.
          <path key={x} d={`M${x} ${y}h0`} strokeWidth="6" vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}

const toRow = ({ date, attempts, completed, passed, averageScore, passRate }: AnalyticsDay) => [
  formatDay(date),
  attempts,
  completed,
  passed,
  averageScore === undefined ? messages.nothing : formatPercent(averageScore),
  passRate === undefined ? messages.nothing : formatPercent(passRate),
];
