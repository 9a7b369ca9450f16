// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferMotion } from '../testing/prefer-motion.ts';
import { COUNT_STEPS, countAt, useCountUp } from './use-count-up.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

describe('countAt', () => {
  it.each([
    [50_000, 0, 0],
    [50_000, 30, 25_000],
    [50_000, 60, 50_000],
    [98, 1, 2],
    [98, 59, 96],
    [98, 61, 98],
  ])('%i after %i steps is %i', (target, step, shown) => {
    expect(countAt(target, step)).toBe(shown);
  });
});

describe('useCountUp', () => {
  it('takes sixty steps in two seconds, once it may start', () => {
    preferMotion(true);
    const { result, rerender } = renderHook(({ isStarted }) => useCountUp(isStarted), {
      initialProps: { isStarted: false },
    });
    pass(5_000);
    expect(result.current).toBe(0);
    rerender({ isStarted: true });
    pass(1_000);
    expect(result.current).toBeGreaterThanOrEqual(29);
    expect(result.current).toBeLessThanOrEqual(31);
    pass(1_010);
    expect(result.current).toBe(COUNT_STEPS);
    pass(1_000);
    expect(result.current).toBe(COUNT_STEPS);
  });

  it('is at the end at once without motion', () => {
    preferMotion(false);
    expect(renderHook(() => useCountUp(false)).result.current).toBe(COUNT_STEPS);
  });
});
