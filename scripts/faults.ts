import { parseArgs } from 'node:util';
import { buildSite, finish, runPlaywright } from './suite.ts';

/**
 * Attempts under faults in real browsers (`e2e/faults`): `npm run test:faults -- --runs 200 --seed 7`. The first seed is
 * that of the first run, each further run takes the next one; a failed run names its own. What follows `--` goes to
 * Playwright.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

function whole(name: 'runs' | 'seed'): string {
  const text = values[name];
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`--${name} takes a whole number from 1 on, not "${text}"`);
  return text;
}

await finish(async () => {
  process.env.FAULT_RUNS = whole('runs');
  process.env.FAULT_SEED = whole('seed');
  console.log(`Runs: ${process.env.FAULT_RUNS}, from seed ${process.env.FAULT_SEED}`);
  return [
    await buildSite(),
    await runPlaywright('--config', 'e2e/long.config.ts', 'faults/faults.long.ts', ...positionals),
  ];
});
