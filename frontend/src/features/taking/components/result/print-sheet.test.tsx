// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrintSheet } from './print-sheet.tsx';

const root = document.documentElement;
let paint: FrameRequestCallback | undefined;

beforeEach(() => {
  root.classList.add('dark');
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    paint = frame;
    return 1;
  });
  vi.stubGlobal('print', vi.fn());
});
afterEach(() => {
  cleanup();
  root.classList.remove('dark');
  vi.unstubAllGlobals();
});

function show() {
  const onPrinted = vi.fn();
  render(<PrintSheet onPrinted={onPrinted}>Sheet</PrintSheet>);
  return onPrinted;
}

test.each(['afterprint', 'focus', 'pointerdown', 'keydown'])('is over with %s, and dark again', (type) => {
  const onPrinted = show();
  expect(root.classList.contains('dark')).toBe(false);
  paint?.(0);
  expect(window.print).toHaveBeenCalledOnce();
  expect(onPrinted).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(type));
  expect(onPrinted).toHaveBeenCalledOnce();
  cleanup();
  expect(root.classList.contains('dark')).toBe(true);
});

test('is not over before it was printed', () => {
  const onPrinted = show();
  window.dispatchEvent(new Event('focus'));
  expect(onPrinted).not.toHaveBeenCalled();
});
