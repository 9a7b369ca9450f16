import { vi } from 'vitest';

/**
 * How long tests wait for what is to come: not at all as a rule, and as long as it takes on a machine that does ten
 * other things. Their own default is a second. A set-up file of the unit tests (`vitest.config.ts`).
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
