import { add, type Counts, summary } from './counts.ts';
import { run } from './run.ts';
import { runAllTests } from './test.ts';

/** Everything that must hold besides the tests. The site is built here, because the browser tests take it. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['format', 'biome', 'format', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types of the server side', 'tsc', '-p', '.'],
  ['types of the front end', 'tsc', '-p', 'frontend'],
  ['unused files, exports and dependencies', 'knip'],
  ['build of the site', 'npm', 'run', '--silent', 'build'],
  ['JavaScript of a first visit', 'npm', 'run', '--silent', 'budgets', '--workspace', 'frontend'],
  ['synthesis of all stacks', 'npm', 'run', '--silent', 'synth'],
];

/** Runs every check, also after one that failed, and counts a failed one as a failed test. */
async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, command, ...args] of CHECKS) {
    console.log(`\n== ${name}`);
    if ((await run(command, args)) !== 0) failed.push(name);
  }
  return failed;
}

async function runTests(): Promise<Counts> {
  try {
    return await runAllTests({ built: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

const failedChecks = await runChecks();
console.log('\n== tests');
const counts = add(await runTests(), { passed: 0, failed: failedChecks.length });
if (failedChecks.length > 0) console.error(`\nFailed checks: ${failedChecks.join('; ')}`);
console.log(summary(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
