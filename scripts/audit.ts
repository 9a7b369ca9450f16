import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { tableOnAws } from '../functions/_data/stage-table.ts';

/**
 * Looks whether all money of a stage adds up: `npm run audit -- --stage local`, or the name of a stage on AWS, by the profile and
 * region of the environment (docs/operations.md). Ends with 1 where something does not, and with 2 where it could not look.
 */
const { stage } = parseArgs({ options: { stage: { type: 'string', default: 'local' } } }).values;

/** The local stage as it runs, by its `stage.json`. */
function localStage(): { dynamodb: string; table: string } {
  const file = join(process.env['STAGE_DIR'] ?? '.local', 'stage.json');
  if (!existsSync(file)) throw new Error(`No stage runs here: there is no ${file}`);
  return JSON.parse(readFileSync(file, 'utf8')) as { dynamodb: string; table: string };
}

async function connect(): Promise<void> {
  if (stage !== 'local') {
    process.env['TABLE_NAME'] = await tableOnAws(stage);
    return;
  }
  const { dynamodb, table } = localStage();
  const { applyEnvironment, LOCAL_CREDENTIALS, LOCAL_REGION } = await import('../infra/local/environment.ts');
  applyEnvironment({
    TABLE_NAME: table,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  });
}

/** The stream sums up what was entered within a second or two. */
const PAUSE_MS = 5_000;

/** What is found once may be a payment that came while the table was read: only what is found twice stands. */
async function look(): Promise<number> {
  await connect();
  const [{ listMoney }, { auditMoney, auditReport }] = await Promise.all([
    import('../functions/_data/money-items.ts'),
    import('../functions/_payments/audit.ts'),
  ]);
  const first = auditMoney(await listMoney(), Date.now());
  if (first.findings.length > 0) await setTimeout(PAUSE_MS);
  const second = first.findings.length > 0 ? auditMoney(await listMoney(), Date.now()) : first;
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
