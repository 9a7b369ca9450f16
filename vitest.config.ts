import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './frontend/build/content/content-plugin.ts';
import { helpIndex } from './frontend/build/content/help-plugin.ts';
import { contractRoutes } from './frontend/contract-routes.ts';

const WORKSPACES = '{shared,functions,frontend,infra,bench,scripts}';
const setup = (name: string) => `${import.meta.dirname}/infra/local/testing/${name}.ts`;
const watch = setup('fail-on-console-error');

const EXCLUDED = ['**/node_modules/**', '**/dist/**'];

/** A project whose tests run against the local engines. */
const onEngines = (name: string, suffix: string) => ({
  extends: true as const,
  test: {
    name,
    include: [`${WORKSPACES}/**/*.${suffix}.test.ts`],
    exclude: EXCLUDED,
    globalSetup: [setup('global-setup')],
    setupFiles: [setup('setup-integration'), watch],
    env: { LOG_LEVEL: 'error' },
  },
});

const unitSetup = [watch, `${import.meta.dirname}/frontend/src/lib/testing/patience.ts`];

/**
 * `unit` (pure code, in one process per core, which imports a module once), `isolated` (components, and what mocks
 * modules: a process for each file), `integration` (handlers, repositories and the stage against the local engines) and
 * `long` (fuzzing, faults, rollback and restore against the same engines; `npm run test:long`). Tests are never retried.
 */
export default defineConfig({
  plugins: [contractRoutes(), contentFiles(), helpIndex()],
  resolve: { alias: { '@': `${import.meta.dirname}/frontend/src` } },
  test: {
    retry: 0,
    // Vitest's own number leaves one core to itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // For a machine that does ten other things: no test is measured by them, and one that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/**/*.test.ts`],
          exclude: [...EXCLUDED, '**/*.{isolated,integ,long}.test.ts'],
          isolate: false,
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [`${WORKSPACES}/**/*.test.tsx`, `${WORKSPACES}/**/*.isolated.test.ts`],
          exclude: EXCLUDED,
          setupFiles: unitSetup,
        },
      },
      onEngines('integration', 'integ'),
      onEngines('long', 'long'),
    ],
  },
});
