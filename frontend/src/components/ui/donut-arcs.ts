export interface DonutArc {
  /** Where it begins, as a part of the whole way round. */
  start: number;
  /** Its part of the whole way round. */
  length: number;
}

/**
 * Parts of a ring, one after the other, with a gap taken off each one's end when there are several. What is not above
 * zero has no arc, and a sliver keeps a third of the gap's width, so that nothing that counts is invisible.
 */
export function donutArcs(values: readonly number[], gap = 0): DonutArc[] {
  const counted = values.map((value) => (Number.isFinite(value) ? Math.max(0, value) : 0));
  const whole = counted.reduce((sum, value) => sum + value, 0);
  const shown = counted.filter((value) => value > 0).length;
  const used = shown > 1 ? gap : 0;
  let start = 0;
  return counted.map((value) => {
    const part = whole === 0 ? 0 : value / whole;
    const arc = { start, length: value > 0 ? Math.max(used / 3, part - used) : 0 };
    start += part;
    return arc;
  });
}
