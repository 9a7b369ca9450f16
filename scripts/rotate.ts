import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aws } from '../infra/operations/aws.ts';
import { keysInFile, keysOnAws } from '../infra/operations/key-stores.ts';
import { rotate } from '../infra/operations/rotate.ts';
import { stageNamed } from '../infra/stages.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'local' },
    proof: { type: 'boolean', default: false },
    leaked: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
  },
});

/**
 * Gives a stage a new signing key, or with `--proof` one for receipts and badges: `npm run rotate -- --stage prod --apply`
 * (docs/operations.md). Without a stage the local one, which reads its keys at its next start.
 */
try {
  const store =
    values.stage === 'local'
      ? keysInFile(join(process.env['STAGE_DIR'] ?? '.local', 'keys.json'))
      : await keysOnAws(stageNamed(values.stage).name, aws);
  const rotation = {
    which: values.proof ? 'proof' : 'signing',
    leaked: values.leaked,
    now: Date.now(),
  } as const;
  for (const line of await rotate(store, rotation, values.apply)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
