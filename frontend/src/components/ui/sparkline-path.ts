export interface SparklineShape {
  line: string;
  area: string;
  /** The newest point. */
  end: { x: number; y: number };
}

/**
 * Places values in a box of the given size, the oldest at the left edge. The scale runs from the smallest to the largest
 * value; a flat series lies in the middle. Undefined without values.
 */
export function sparklinePath(
  values: readonly number[],
  { width, height, inset = 0 }: { width: number; height: number; inset?: number },
): SparklineShape | undefined {
  if (values.length === 0) return undefined;
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const points = values.map((value, place) => ({
    x: round(values.length > 1 ? inset + place * step : width / 2),
    y: round(span === 0 ? height / 2 : height - inset - ((value - least) / span) * (height - 2 * inset)),
  }));
  const [first, end] = [points[0] as Point, points.at(-1) as Point];
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return { line, area: `${line}L${end.x} ${height}L${first.x} ${height}Z`, end };
}

type Point = SparklineShape['end'];

const round = (value: number) => Math.round(value * 100) / 100;
