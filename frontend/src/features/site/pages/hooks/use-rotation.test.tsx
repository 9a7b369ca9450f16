// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferMotion } from '../testing/prefer-motion.ts';
import { ROTATION_MS, useRotation } from './use-rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const rotate = (options?: Parameters<typeof useRotation>[1]) =>
  renderHook(() => useRotation(4, options)).result;

describe('useRotation', () => {
  it('shows the next one every five seconds, and the first after the last', () => {
    const rotation = rotate();
    pass(ROTATION_MS - 1);
    expect(rotation.current.index).toBe(0);
    pass(1);
    expect(rotation.current.index).toBe(1);
    for (let more = 0; more < 3; more++) pass(ROTATION_MS);
    expect(rotation.current.index).toBe(0);
  });

  it('stops at the one that was picked', () => {
    const rotation = rotate();
    act(() => rotation.current.pick(2));
    pass(10 * ROTATION_MS);
    expect(rotation.current).toMatchObject({ index: 2, isPaused: true });
  });

  it('goes on from there when it is told to', () => {
    const rotation = rotate();
    act(() => rotation.current.pick(2));
    act(() => rotation.current.togglePause());
    pass(ROTATION_MS);
    expect(rotation.current.index).toBe(3);
  });

  it('waits while a pointer rests on it, without being paused', () => {
    const rotation = rotate();
    act(() => rotation.current.hold.onPointerEnter());
    pass(2 * ROTATION_MS);
    expect(rotation.current).toMatchObject({ index: 0, isPaused: false, isRunning: false });
    act(() => rotation.current.hold.onPointerLeave());
    pass(ROTATION_MS);
    expect(rotation.current.index).toBe(1);
  });

  it('waits until there is something to see', () => {
    const rotation = rotate({ isReady: false });
    pass(2 * ROTATION_MS);
    expect(rotation.current.index).toBe(0);
  });

  it('stands still for who prefers no motion, until told otherwise', () => {
    preferMotion(false);
    const rotation = rotate();
    pass(2 * ROTATION_MS);
    expect(rotation.current).toMatchObject({ index: 0, isPaused: true });
    act(() => rotation.current.togglePause());
    pass(ROTATION_MS);
    expect(rotation.current.index).toBe(1);
  });
});
