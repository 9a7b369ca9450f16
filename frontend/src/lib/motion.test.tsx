// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedMotion, useReducedMotion } from './motion.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** User whose preference changes. */
function preference(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', (asked: string) => {
    expect(asked).toBe('(prefers-reduced-motion: reduce)');
    return query;
  });
  return (next: boolean) =>
    act(() => {
      query.matches = next;
      query.dispatchEvent(new Event('change'));
    });
}

describe('motion', () => {
  it('follows what the person asks for', () => {
    const change = preference(false);
    const { result } = renderHook(useReducedMotion);
    expect(result.current).toBe(false);
    expect(prefersReducedMotion()).toBe(false);
    change(true);
    expect(result.current).toBe(true);
    expect(prefersReducedMotion()).toBe(true);
  });

  it('is still where a page is rendered ahead', () => {
    const Moving = () => (useReducedMotion() ? 'still' : 'moving');
    expect(renderToString(<Moving />)).toBe('still');
  });
});
