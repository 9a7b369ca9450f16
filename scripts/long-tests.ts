import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { outside, type Result } from './results.ts';
import { run } from './run.ts';
import { runBrowserTests, runUnitTests, runVitest } from './suites.ts';
import { finish } from './test.ts';
import { unitFiles } from './unit-files.ts';

/**
 * The seeded tests for longer and on histories that nobody has seen: every property with `LONG_ROUNDS` new seeds, the
 * model of several devices, requests to every handler, histories of money, and the correction of a key for ten thousand attempts. Each round prints its seed; `PROPERTY_SEED` brings it back.
 * Also the suites too slow for every run: rollback, restore and faults (`*.long.test.ts`), all unit tests in a random
 * order, all integration tests on Amazon's engine, the remaining crowd simulations, and the long browser tests
 * (`*.long.ts` in `e2e`).
 */
const ROUNDS = Number(process.env['LONG_ROUNDS'] ?? 20);

const DEVICES = 'frontend/src/features/taking/engine/sync-state.prop.test.ts';

const properties = unitFiles().filter(
  (file) => file !== DEVICES && readFileSync(file, 'utf8').includes('testing/properties'),
);

async function withSeed(name: string, run: () => Promise<Result[]>): Promise<Result[]> {
  const seed = String(randomInt(2 ** 31));
  console.log(`\n== ${name}=${seed}`);
  process.env[name] = seed;
  return run();
}

/** All integration tests on DynamoDB Local, which needs Java 17 and is much slower than the default engine. */
async function runOnAmazonsEngine(): Promise<Result[]> {
  const before = process.env['DYNAMODB_ENGINE'];
  process.env['DYNAMODB_ENGINE'] = 'amazon';
  console.log('\n== integration tests on DynamoDB Local');
  try {
    return await runVitest('integration');
  } finally {
    if (before === undefined) delete process.env['DYNAMODB_ENGINE'];
    else process.env['DYNAMODB_ENGINE'] = before;
  }
}

/** The crowd simulations that `npm run verify` leaves out. */
async function simulateCrowds(): Promise<Result[]> {
  const failed: Result[] = [];
  for (const crowd of ['--pool', '--members']) {
    const code = await run('node', ['bench/burst.ts', '--short', crowd]);
    if (code !== 0) failed.push(outside('check', '', `bench/burst.ts ${crowd} ended with code ${code}`));
  }
  return failed;
}

await finish(async () => {
  const results: Result[] = await simulateCrowds();
  for (let round = 0; round < ROUNDS; round++) {
    results.push(...(await withSeed('PROPERTY_SEED', () => runVitest('unit', properties))));
  }
  const order = `--sequence.seed=${randomInt(2 ** 31)}`;
  console.log(`\n== ${order}`);
  results.push(...(await runUnitTests(['--sequence.shuffle.files', order])));
  process.env['SYNC_RUNS'] ??= '10000';
  results.push(...(await withSeed('SYNC_SEED', () => runVitest('unit', [DEVICES]))));
  process.env['FUZZ_RUNS'] ??= '2000';
  results.push(...(await withSeed('FUZZ_SEED', () => runVitest('long'))));
  process.env['MONEY_RUNS'] ??= '1000';
  results.push(
    ...(await withSeed('MONEY_SEED', () =>
      runVitest('integration', ['functions/_payments/histories.integ.test.ts']),
    )),
  );
  process.env['REGRADE_ATTEMPTS'] ??= '10000';
  results.push(...(await runVitest('integration', ['functions/_runs/regrade-many.integ.test.ts'])));
  results.push(...(await runOnAmazonsEngine()));
  results.push(...(await runBrowserTests({ args: ['--config', 'e2e/long.config.ts'] })));
  return results;
});
