import { parseArgs } from 'node:util';
import { tableOf } from '../infra/operations/table-of.ts';
import { stageNamed } from '../infra/stages.ts';
import { aws } from '../infra/operations/aws.ts';
import { carryOut, planRaise, planRevert } from '../infra/operations/prewarm.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    participants: { type: 'string' },
    questions: { type: 'string', default: '50' },
    at: { type: 'string' },
    revert: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
  },
});

const print = (steps: readonly string[][]): void => {
  for (const words of steps) console.log(`  aws ${words.join(' ')}`);
};

async function raise(): Promise<string[][]> {
  const participants = Number(values.participants);
  const questions = Number(values.questions);
  const at = Date.parse(values.at ?? '');
  if (!Number.isInteger(participants) || participants < 1) throw new Error('How many? --participants 100000');
  if (!Number.isInteger(questions) || questions < 1) throw new Error('How many? --questions 500');
  if (Number.isNaN(at)) throw new Error('When do they come? --at 2026-05-01T20:00:00Z');
  const stage = stageNamed(values.stage);
  const plan = await planRaise(
    { stage, participants, questions, at, now: Date.now() },
    await tableOf(stage.name),
    aws,
  );
  console.log(`Needed: ${JSON.stringify(plan.need)}`);
  console.log(`Environments cost $${plan.usdPerHour.toFixed(2)} an hour while they stand.`);
  if (plan.refused.length === 0) return plan.steps;
  for (const line of plan.refused) console.log(`  - ${line}`);
  if (values.apply) throw new Error('Nothing was changed.');
  return plan.steps;
}

/**
 * Readies a stage for a crowd: `npm run prewarm -- --stage prod --participants 100000 --at 2026-05-01T20:00:00Z` says what would be
 * raised, with `--apply` it is; `--revert` undoes it (docs/operations.md).
 */
try {
  const steps = values.revert ? planRevert(stageNamed(values.stage)) : await raise();
  print(steps);
  if (values.apply) await carryOut(steps, aws);
  console.log(values.apply ? 'Done.' : 'Nothing was changed: --apply does it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
