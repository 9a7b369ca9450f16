import { describe, expect, it } from 'vitest';
import { TABLE_TIMEOUTS } from './table-timeouts.ts';

/** The SDK's longest pause before the second attempt, which refused capacity gets; each later one is twice as long. */
const FIRST_PAUSE_MS = 500;

describe('patience', () => {
  it('of the burst path is three seconds within six', () => {
    expect(TABLE_TIMEOUTS.burst).toEqual({ requestMs: 1_000, attempts: 3, functionSeconds: 6 });
  });

  it.each(Object.entries(TABLE_TIMEOUTS))('%s ends before the function does', (_, patience) => {
    const { requestMs, attempts, functionSeconds } = patience;
    const pauses = FIRST_PAUSE_MS * (2 ** (attempts - 1) - 1);
    expect(requestMs * attempts + pauses).toBeLessThan(functionSeconds * 1_000);
  });
});
