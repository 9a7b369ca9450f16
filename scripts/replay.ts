import { parseArgs } from 'node:util';
import { aws } from '../infra/operations/aws.ts';
import { lotOnAws, replayParked } from '../infra/operations/parked.ts';
import { lotOfRunningStage } from '../infra/operations/parked-locally.ts';
import { stageNamed } from '../infra/stages.ts';
import { localStage } from './connect-stage.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'local' },
    concern: { type: 'string' },
    most: { type: 'string' },
    apply: { type: 'boolean', default: false },
  },
});

/**
 * Says what background work was given up, and hands it in again: `npm run replay -- --stage prod --concern mail --apply`
 * (docs/operations.md). Without a stage the local one as it runs.
 */
try {
  const most = values.most === undefined ? undefined : Number(values.most);
  if (most !== undefined && !(Number.isInteger(most) && most > 0)) throw new Error('How many? --most 1');
  const lot =
    values.stage === 'local'
      ? lotOfRunningStage(localStage().control)
      : await lotOnAws(stageNamed(values.stage).name, aws);
  const { lines, failed } = await replayParked(lot, { concern: values.concern, most, apply: values.apply });
  for (const line of lines) console.log(line);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
