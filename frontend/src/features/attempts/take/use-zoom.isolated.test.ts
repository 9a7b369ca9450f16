// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useZoom, zoomBy } from './use-zoom.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('goes step by step between 100 and 200 percent, and is remembered on the device', () => {
  const zoom = (by: 1 | -1) => {
    let now = 0;
    act(() => {
      now = zoomBy(by);
    });
    return now;
  };
  const { result } = renderHook(useZoom);
  expect(result.current).toBe(100);
  expect(zoom(-1)).toBe(100);
  expect([1, 2, 3, 4, 5].map(() => zoom(1))).toEqual([125, 150, 175, 200, 200]);
  expect(result.current).toBe(200);
  expect(localStorage.getItem('quizhall.zoom')).toBe('200');
  expect(zoom(-1)).toBe(175);
});

test('what another release stored counts as no zoom', () => {
  localStorage.setItem('quizhall.zoom', 'huge');
  expect(renderHook(useZoom).result.current).toBe(100);
  expect(zoomBy(1)).toBe(125);
});
