import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useId } from 'react';
import { ChartTable } from '@/components/ui/chart-table.tsx';
import { formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';
import { sharesOf, topOf } from '../model/distribution.ts';
import { SERIES, SeriesBar, SeriesMark, SeriesPatterns } from './series.tsx';

const TEXT = messages.side;
const HEIGHT = 220;
/** Room above the bars for their letters, and below for the ranges. */
const ROOM = { above: 18, below: 24 };
const TALLEST = HEIGHT - ROOM.above - ROOM.below;

/** How the scores of each quiz are spread, on one scale: a bar for each in every range. */
export function ScoreChart({ quizzes }: { quizzes: readonly QuizOverview[] }) {
  const ids = useId();
  const shares = quizzes.map(sharesOf);
  const top = topOf(shares);
  const ranges = quizzes[0]?.scoreDistribution.map(({ range }) => range) ?? [];
  const series = SERIES.slice(0, quizzes.length);
  const drawn = series.flatMap((one, n) => {
    const own = shares[n];
    return own ? { series: one, shares: own } : [];
  });
  return (
    <figure className="min-w-0">
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        {series.map((one, n) => (
          <li key={one.letter} className="flex min-w-0 items-center gap-2">
            <SeriesMark series={one} ids={`${ids}-${one.letter}`} />
            <span className="min-w-0 truncate">
              {quizzes[n]?.title}
              {!shares[n] && ` (${TEXT.none})`}
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          className="tabular flex flex-col justify-between text-right text-xs leading-none text-muted"
          style={{ height: HEIGHT - ROOM.below, paddingTop: ROOM.above - 6 }}
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatPercent(value)}</span>
          ))}
        </div>
        <svg width="100%" height={HEIGHT} className="block overflow-visible text-xs">
          <SeriesPatterns ids={ids} />
          {[0, 0.5, 1].map((part) => {
            const y = ROOM.above + part * TALLEST;
            return <line key={part} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
          })}
          {ranges.map((range, place) => (
            <g key={range}>
              {drawn.map((one, n) => (
                <Bar
                  key={one.series.letter}
                  series={one.series}
                  ids={ids}
                  share={one.shares[place] ?? 0}
                  top={top}
                  left={leftOf(place, n, ranges.length, drawn.length)}
                  width={GROUP / ranges.length / drawn.length}
                />
              ))}
              <text
                x={`${((place + 0.5) * 100) / ranges.length}%`}
                y={HEIGHT - 6}
                textAnchor="middle"
                className="fill-muted"
              >
                {range}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ChartTable
        caption={TEXT.chart}
        columns={[TEXT.range, ...series.map(({ letter }, n) => `${letter}: ${quizzes[n]?.title ?? ''}`)]}
        rows={ranges.map((range, place) => [
          range,
          ...shares.map((one) => (one ? formatPercent(one[place] ?? 0) : messages.nothing)),
        ])}
        show="toggle"
      />
    </figure>
  );
}

/** Percent of a range's room that its bars take together. */
const GROUP = 80;

const leftOf = (place: number, n: number, ranges: number, bars: number): number =>
  (place * 100 + (100 - GROUP) / 2 + (n * GROUP) / bars) / ranges;

interface BarProps {
  series: (typeof SERIES)[number];
  ids: string;
  share: number;
  top: number;
  /** Percent of the drawing, like the width. */
  left: number;
  width: number;
}

function Bar({ series, ids, share, top, left, width }: BarProps) {
  const height = (share / top) * TALLEST;
  const y = ROOM.above + TALLEST - height;
  return (
    <>
      {share > 0 && (
        <SeriesBar
          series={series}
          ids={ids}
          x={`${left + width * 0.08}%`}
          y={y}
          width={`${width * 0.84}%`}
          height={height}
        />
      )}
      <text x={`${left + width / 2}%`} y={y - 5} textAnchor="middle" className="fill-muted">
        {series.letter}
      </text>
    </>
  );
}
