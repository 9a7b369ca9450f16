/** How the chosen quizzes are told apart: by letter, pattern and colour, in this order. */
export const SERIES = [
  { letter: 'A', ink: 'text-accent', pattern: 'solid' },
  { letter: 'B', ink: 'text-success-ink', pattern: 'stripes' },
  { letter: 'C', ink: 'text-warning-ink', pattern: 'dots' },
  { letter: 'D', ink: 'text-danger-ink', pattern: 'frame' },
] as const;
type Series = (typeof SERIES)[number];

/** The area of a series, wherever the drawing puts it. */
export function SeriesBar({ series, ids, ...place }: { series: Series; ids: string } & Place) {
  const fill = {
    solid: 'currentColor',
    stripes: `url(#${ids}-stripes)`,
    dots: `url(#${ids}-dots)`,
    frame: 'none',
  }[series.pattern];
  return <rect {...place} className={series.ink} fill={fill} stroke="currentColor" strokeWidth="1.5" />;
}

interface Place {
  x: string | number;
  y: string | number;
  width: string | number;
  height: string | number;
}

/** What the areas of a drawing are filled with; once in each drawing, with ids of its own. */
export const SeriesPatterns = ({ ids }: { ids: string }) => (
  <defs>
    <pattern
      id={`${ids}-stripes`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0v5" className="stroke-success-ink" strokeWidth="4" />
    </pattern>
    <pattern id={`${ids}-dots`} width="5" height="5" patternUnits="userSpaceOnUse">
      <circle cx="2.5" cy="2.5" r="1.6" className="fill-warning-ink" />
    </pattern>
  </defs>
);

/** The sign of a series beside its quiz. */
export function SeriesMark({ series, ids }: { series: Series; ids: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <svg width="16" height="16" aria-hidden="true">
        <SeriesPatterns ids={ids} />
        <SeriesBar series={series} ids={ids} x="1" y="1" width="14" height="14" />
      </svg>
      <span className="font-medium text-ink">{series.letter}</span>
    </span>
  );
}
