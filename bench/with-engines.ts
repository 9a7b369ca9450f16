import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTable, localDynamoDb } from '@quizhall/infra/local/engines/create-table.ts';
import { startEngines } from '@quizhall/infra/local/engines/engines.ts';
import { applyEnvironment, handlerEnvironment } from '@quizhall/infra/local/environment.ts';

/** Runs `work` against fresh local engines and the environment of a handler; functions are imported inside `work`. */
export async function withEngines(work: () => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quizhall-bench-'));
  const bucket = 'quizhall-bench-media';
  const tableName = 'quizhall-bench';
  const engines = await startEngines({ dataDir, origins: ['http://localhost:3000'], bucket });
  try {
    applyEnvironment(
      handlerEnvironment({
        stage: 'bench',
        version: '0.0.0',
        siteUrl: 'http://localhost:3000',
        tableName,
        mediaBucket: bucket,
        tokenKey: randomBytes(32).toString('hex'),
        derivationKey: randomBytes(32).toString('hex'),
        dynamodb: engines.dynamodb.url,
        s3: engines.s3.url,
        ses: engines.ses.url,
      }),
    );
    process.env.LOG_LEVEL = 'error';
    const client = localDynamoDb(engines.dynamodb.url);
    await ensureTable(client, tableName);
    client.destroy();
    await work();
  } finally {
    await engines.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
