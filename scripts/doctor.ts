import { parseArgs } from 'node:util';
import { stageNamed } from '../infra/stages.ts';
import { aws } from '../infra/operations/aws.ts';
import { examine, exitCodeOf, reportOf } from '../infra/operations/doctor.ts';

/** Says what a deploy of a stage still needs: `npm run doctor -- --stage prod` (docs/operations.md). Changes nothing. */
try {
  const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
  const findings = await examine({ stage: stageNamed(stage), aws });
  for (const line of reportOf(findings)) console.log(line);
  process.exitCode = exitCodeOf(findings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
