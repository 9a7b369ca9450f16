import { defineConfig } from 'vitest/config';

/** The pure tests of this folder alone: what `npm run mutation` runs against every change to grading and rules. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
