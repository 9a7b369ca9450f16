import { vi } from 'vitest';

/**
 * Timeout for asynchronous assertions in tests. The default of one second is too short on a busy machine. Set-up
 * file of the unit tests (`vitest.config.ts`).
 */
const PATIENCE_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
