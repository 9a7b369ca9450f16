import { check, finish, type Outcome } from './suite.ts';
import { runTests } from './test.ts';

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

await finish(async () => {
  const outcomes: Outcome[] = [];
  for (const each of CHECKS) outcomes.push(await check(...each));
  console.log('\n== tests');
  return [...outcomes, ...(await runTests())];
});
