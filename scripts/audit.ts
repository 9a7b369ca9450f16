import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectStage } from './connect-stage.ts';

/**
 * Looks whether all money of a stage adds up: `npm run audit -- --stage local`, or the name of a stage on AWS, by the profile and
 * region of the environment (docs/operations.md). Ends with 1 where something does not, and with 2 where it could not look.
 */
const { stage } = parseArgs({ options: { stage: { type: 'string', default: 'local' } } }).values;

/** The stream sums up what was entered within a second or two. */
const PAUSE_MS = 5_000;

/** What is found once may be a payment that came while the table was read: only what is found twice stands. */
async function look(): Promise<number> {
  await connectStage(stage);
  const [{ listMoneyItems }, { auditMoney, auditReport }] = await Promise.all([
    import('../functions/payments/model/ledger.ts'),
    import('../functions/payments/use-cases/money-audit.ts'),
  ]);
  const first = auditMoney(await listMoneyItems(), Date.now());
  if (first.findings.length > 0) await setTimeout(PAUSE_MS);
  const second = first.findings.length > 0 ? auditMoney(await listMoneyItems(), Date.now()) : first;
  const findings = second.findings.filter((finding) => first.findings.includes(finding));
  console.log(`Stage ${stage}: ${auditReport({ ...second, findings })}`);
  return findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await look();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
