import { describe, expect, it } from 'vitest';
import { donutArcs } from './donut-arcs.ts';
import { sparklinePath } from './sparkline-path.ts';

describe('donutArcs', () => {
  it('goes round once, part after part', () => {
    const arcs = donutArcs([1, 2, 1]);
    expect(arcs).toEqual([
      { start: 0, length: 0.25 },
      { start: 0.25, length: 0.5 },
      { start: 0.75, length: 0.25 },
    ]);
  });

  it('leaves no gap in a ring of one part', () => {
    expect(donutArcs([0, 7], 0.1)).toEqual([
      { start: 0, length: 0 },
      { start: 0, length: 1 },
    ]);
  });

  it('keeps a sliver visible, and within its neighbours', () => {
    const [sliver, rest] = donutArcs([1, 9_999], 0.03);
    expect(sliver?.length).toBeCloseTo(0.01);
    expect(rest).toEqual({ start: 0.0001, length: expect.closeTo(0.9699) });
  });

  it.each([[[]], [[0, 0]], [[Number.NaN, -3]]])('draws nothing for %j', (values) => {
    expect(donutArcs(values, 0.1).every((arc) => arc.length === 0)).toBe(true);
  });
});

describe('sparklinePath', () => {
  const box = { width: 100, height: 20, inset: 2 };

  it('runs from the left edge to the right, the largest value on top', () => {
    const shape = sparklinePath([0, 5, 10], box);
    expect(shape?.line).toBe('M2 18L50 10L98 2');
    expect(shape?.area).toBe('M2 18L50 10L98 2L98 20L2 20Z');
    expect(shape?.end).toEqual({ x: 98, y: 2 });
  });

  it('lays a flat series into the middle, and a single value, too', () => {
    expect(sparklinePath([7, 7], box)?.line).toBe('M2 10L98 10');
    expect(sparklinePath([7], box)?.end).toEqual({ x: 50, y: 10 });
  });

  it('takes negative values, and knows no line without values', () => {
    expect(sparklinePath([-10, 10], box)?.line).toBe('M2 18L98 2');
    expect(sparklinePath([], box)).toBeUndefined();
  });
});
