import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { templatesIn } from '../infra/operations/cloud/assembly.ts';
import { withRelease } from '../infra/operations/release.ts';
import { deployCommands, rehearse, reportOf } from '../infra/operations/rollback.ts';
import { stageNamed } from '../infra/stages.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    to: { type: 'string' },
    apply: { type: 'boolean', default: false },
    lose: { type: 'boolean', default: false },
  },
});

const ROOT = join(import.meta.dirname, '..');
const run = (cwd: string, [command = '', ...words]: readonly string[]) =>
  execFileSync(command, words, { cwd, stdio: 'inherit' });

/** What failed CloudFormation has taken back, stack by stack; those before it stay on the older release. */
function deploy(folder: string, words: readonly string[]): void {
  try {
    run(folder, words);
  } catch (error) {
    const goOn =
      'Stacks before the one that failed stand on that release: mend it, and the same command goes on.';
    throw new Error(`${(error as Error).message}\n${goOn}`, { cause: error });
  }
}

function synthesize(folder: string, stage: string) {
  run(folder, ['npm', 'run', 'synth']);
  return templatesIn(join(folder, 'cdk.out', stage));
}

/**
 * Goes back to an older release: `npm run rollback -- --stage prod --to <commit>`. Makes the templates of this one and of that,
 * and says what CloudFormation would refuse and what would be lost; with `--apply` deploys it (docs/operations.md).
 */
try {
  const stage = stageNamed(values.stage).name;
  if (values.to === undefined) throw new Error('To which release? --to <commit>');
  withRelease(ROOT, values.to, (folder, keep) => {
    run(folder, ['npm', 'ci', '--no-audit', '--no-fund']);
    const rehearsal = rehearse(synthesize(ROOT, stage), synthesize(folder, stage));
    for (const line of reportOf(rehearsal)) console.log(line);
    const commands = deployCommands(stage, rehearsal);
    console.log(
      `In a folder of that release:\n${commands.map((words) => `  ${words.join(' ')}`).join('\n')}`,
    );
    const isSafe = rehearsal.refused === undefined && (rehearsal.lost.length === 0 || values.lose);
    if (!values.apply) return console.log('Nothing was deployed: --apply does it.');
    if (!isSafe) throw new Error('Nothing was deployed. --lose accepts that data is lost.');
    keep();
    console.log(`From ${folder}, which \`git worktree remove\` takes away afterwards.`);
    for (const words of commands) deploy(folder, words);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
