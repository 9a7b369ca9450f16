import { ChartTable, type ChartTableShow } from './chart-table.tsx';
import { cx } from './cx.ts';
import { sparklinePath } from './sparkline-path.ts';
import { STROKE_TONES, type Tone } from './tone.ts';

export interface SparklineProps {
  points: readonly { label: string; value: number }[];
  label: string;
  /** What a value counts, for the table: "Attempts". */
  unit?: string | undefined;
  tone?: Tone | undefined;
  /** Size; the drawing stretches to it. */
  className?: string | undefined;
  table?: ChartTableShow | undefined;
}

const AREAS: Record<Tone, string> = {
  neutral: 'fill-well',
  accent: 'fill-accent-soft',
  success: 'fill-success-soft',
  warning: 'fill-warning-soft',
  danger: 'fill-danger-soft',
};

const BOX = { width: 120, height: 32, inset: 3 };

/**
 * The way a number went, small enough for a tile or a row. Write the newest value beside it.
 * `<Sparkline label="Attempts a day" points={days} unit="Attempts" />`
 */
export function Sparkline({
  points,
  label,
  unit = 'Value',
  tone = 'accent',
  className = 'h-8 w-30',
  table,
}: SparklineProps) {
  const shape = sparklinePath(
    points.map((point) => point.value),
    BOX,
  );
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        className={cx('block max-w-full overflow-visible', STROKE_TONES[tone], className)}
      >
        {shape && (
          <>
            <path d={shape.area} stroke="none" className={AREAS[tone]} />
            <path
              d={shape.line}
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              // The box is stretched to its place; the line is not.
              vectorEffect="non-scaling-stroke"
            />
            {/* A line without length, with round ends: a dot that is not stretched either. */}
            <path
              d={`M${shape.end.x} ${shape.end.y}h0`}
              strokeWidth="7"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
      </svg>
      <ChartTable
        caption={label}
        columns={['When', unit]}
        rows={points.map((point) => [point.label, point.value])}
        show={table}
      />
    </figure>
  );
}
