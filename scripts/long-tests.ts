import { randomInt } from 'node:crypto';
import { buildSite, check, finish, type Outcome, runPlaywright, runVitest } from './suite.ts';

/**
 * The suites that are too slow for every run, and the seeded tests on histories that nobody has seen. Each round prints
 * its seed; the variable of that name (CONTRIBUTING.md) brings it back.
 */
const ROUNDS = Number(process.env['LONG_ROUNDS'] ?? 20);

const DEVICES = 'frontend/src/features/attempts/engine/sync-state.prop.test.ts';
const UNIT = ['--project', 'unit', '--project', 'isolated'];

/** All unit tests that import the property library. */
const properties = () =>
  runVitest('related', 'shared/src/testing/properties.ts', ...UNIT, '--exclude', DEVICES);

async function withSeed(name: string, suite: () => Promise<Outcome>): Promise<Outcome> {
  process.env[name] = String(randomInt(2 ** 31));
  console.log(`\n== ${name}=${process.env[name]}`);
  return suite();
}

/** All integration tests on DynamoDB Local, which needs Java 17 and is much slower than the default engine. */
async function onAmazonsEngine(): Promise<Outcome> {
  const before = process.env['DYNAMODB_ENGINE'];
  process.env['DYNAMODB_ENGINE'] = 'amazon';
  console.log('\n== integration tests on DynamoDB Local');
  const outcome = await runVitest('--project', 'integration');
  if (before === undefined) delete process.env['DYNAMODB_ENGINE'];
  else process.env['DYNAMODB_ENGINE'] = before;
  return outcome;
}

await finish(async () => {
  const outcomes = [
    await check('crowds that share a prize pool', 'node', 'bench/burst.ts', '--short', '--pool'),
    await check('crowds of members', 'node', 'bench/burst.ts', '--short', '--members'),
  ];
  for (let round = 0; round < ROUNDS; round++) outcomes.push(await withSeed('PROPERTY_SEED', properties));
  const seed = `--sequence.seed=${randomInt(2 ** 31)}`;
  console.log(`\n== unit tests in a random order, ${seed}`);
  outcomes.push(await runVitest(...UNIT, '--sequence.shuffle.files', seed));
  process.env['SYNC_RUNS'] ??= '10000';
  outcomes.push(await withSeed('SYNC_SEED', () => runVitest('--project', 'unit', DEVICES)));
  process.env['FUZZ_RUNS'] ??= '2000';
  outcomes.push(await withSeed('FUZZ_SEED', () => runVitest('--project', 'long')));
  process.env['MONEY_RUNS'] ??= '1000';
  const money = () =>
    runVitest('--project', 'integration', 'functions/payments/use-cases/histories.integ.test.ts');
  outcomes.push(await withSeed('MONEY_SEED', money));
  process.env['REGRADE_ATTEMPTS'] ??= '10000';
  outcomes.push(
    await runVitest('--project', 'integration', 'functions/grading/jobs/regrade-many.integ.test.ts'),
  );
  outcomes.push(await onAmazonsEngine());
  outcomes.push(await buildSite(), await runPlaywright('--config', 'e2e/long.config.ts'));
  // The journeys again with their variants, and colour contrast in both themes.
  process.env['NIGHTLY'] = 'true';
  outcomes.push(await runPlaywright());
  return outcomes;
});
