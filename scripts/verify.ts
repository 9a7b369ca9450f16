import { type Result } from './results.ts';
import { run } from './run.ts';
import { finish, runAllTests } from './test.ts';

/** Everything that must hold besides the tests. The site is built here, because the browser tests take it. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['format', 'biome', 'format', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['layers', 'node', 'scripts/layers.ts'],
  ['types of the server side', 'tsc', '-p', '.'],
  ['types of the front end', 'tsc', '-p', 'frontend'],
  ['unused files, exports and dependencies', 'knip'],
  ['build of the site', 'npm', 'run', '--silent', 'build'],
  ['JavaScript of a first visit', 'npm', 'run', '--silent', 'budgets', '--workspace', 'frontend'],
  ['crowds against published quotas', 'node', 'bench/burst.ts', '--short'],
  ['cost of a burst and of an idle month', 'node', 'bench/cost.ts'],
  ['synthesis of all stacks', 'npm', 'run', '--silent', 'synth'],
];

/** Runs every check, also after one that failed, and lists a failed one as a failed test. */
async function runChecks(): Promise<Result[]> {
  const failed: Result[] = [];
  for (const [name, command, ...args] of CHECKS) {
    console.log(`\n== ${name}`);
    const code = await run(command, args);
    const failure = `${[command, ...args].join(' ')} ended with code ${code}`;
    if (code !== 0) failed.push({ layer: 'check', file: '', name, milliseconds: 0, failure });
  }
  return failed;
}

async function runTests(): Promise<Result[]> {
  console.log('\n== tests');
  try {
    return await runAllTests({ built: true });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return [{ layer: 'check', file: '', name: 'tests', milliseconds: 0, failure }];
  }
}

await finish(async () => [...(await runChecks()), ...(await runTests())]);
