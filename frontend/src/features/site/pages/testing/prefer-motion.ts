import { vi } from 'vitest';

/** Answers the question for `prefers-reduced-motion` for the tests of one file. */
export function preferMotion(isWanted: boolean): void {
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({
      matches: !isWanted,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
  );
}
