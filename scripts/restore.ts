import { parseArgs } from 'node:util';
import { type Aws, aws } from '../infra/operations/aws.ts';
import { carryOut } from '../infra/operations/prewarm.ts';
import { differencesOf, putBack, tablesOnAws } from '../infra/operations/put-back.ts';
import { resourcesOf } from '../infra/operations/resources.ts';
import { planFiles, planRestore, settingOf } from '../infra/operations/restore.ts';
import { tableOf } from '../infra/operations/table-of.ts';
import { type Stage, stageNamed } from '../infra/stages.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    at: { type: 'string' },
    file: { type: 'string' },
    from: { type: 'string' },
    pk: { type: 'string' },
    sk: { type: 'string' },
    apply: { type: 'boolean', default: false },
  },
});

/** A restore takes up to hours, and one `wait` of the command line eight minutes. */
const MOST_WAITS = 45;
const patient: Aws = async (...words) => {
  for (let waited = 1; ; waited++) {
    try {
      return await aws(...words);
    } catch (error) {
      if (words[1] !== 'wait' || waited === MOST_WAITS) throw error;
    }
  }
};

function moment(): number {
  const at = Date.parse(values.at ?? '');
  if (Number.isNaN(at)) throw new Error('As of when? --at 2026-05-01T19:59:00Z');
  return at;
}

async function follow(steps: readonly string[][]): Promise<void> {
  for (const words of steps) console.log(`  aws ${words.join(' ')}`);
  if (!values.apply) return;
  try {
    await carryOut(steps, patient);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe same command goes on from there.`, { cause: error });
  }
}

async function restoreTable(stage: Stage): Promise<void> {
  const plan = await planRestore({ stage, table: await tableOf(stage.name), at: moment() }, aws);
  if (plan.refused.length > 0) throw new Error(plan.refused.join('\n'));
  await follow(plan.steps);
  if (!values.apply) return;
  console.log(`For stage ${stage.name} to work on it, put into infra/stages.ts, and deploy:`);
  console.log(`  restored: ${JSON.stringify(await settingOf(plan.restored, aws))}`);
}

async function restoreFiles(stage: Stage, key: string): Promise<void> {
  const made = await resourcesOf(aws, stage.name, 'data');
  const bucket = made.find(
    ({ LogicalResourceId, ResourceType }) =>
      ResourceType === 'AWS::S3::Bucket' && !LogicalResourceId.startsWith('MediaLogs'),
  );
  if (!bucket) throw new Error(`Stage ${stage.name} has no bucket`);
  await follow(await planFiles({ bucket: bucket.PhysicalResourceId, key, at: moment() }, aws));
}

async function restoreItems(stage: Stage, from: string): Promise<void> {
  const { pk, sk } = values;
  if (pk === undefined) throw new Error('Which items? --pk QUIZ#…');
  const wish = { client: tablesOnAws(), from, to: await tableOf(stage.name), pk, sk };
  const differences = await differencesOf(wish);
  for (const { sk: key, state } of differences) console.log(`  ${state.padEnd(10)} ${pk} / ${key}`);
  if (values.apply) await putBack(wish, differences);
}

/**
 * Brings data back: the whole table as it was beside the one that stands (`--at`), files of the media bucket (`--at`, `--file`), or
 * items out of a restored table (`--from`, `--pk`, `--sk`). Without `--apply` it says what it would do (docs/operations.md).
 */
try {
  const stage = stageNamed(values.stage);
  if (values.from !== undefined) await restoreItems(stage, values.from);
  else if (values.file !== undefined) await restoreFiles(stage, values.file);
  else await restoreTable(stage);
  console.log(values.apply ? 'Done.' : 'Nothing was changed: --apply does it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
