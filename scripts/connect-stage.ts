import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageFile } from '../infra/local/stage/stage.ts';
import { tableOf } from '../infra/operations/table-of.ts';

/** The local stage as it runs, by its `stage.json`. @throws Error where none runs */
export function localStage(): Pick<StageFile, 'dynamodb' | 'table' | 'control'> {
  const file = join(process.env['STAGE_DIR'] ?? '.local', 'stage.json');
  if (!existsSync(file)) throw new Error(`No stage runs here: there is no ${file}`);
  return JSON.parse(readFileSync(file, 'utf8')) as StageFile;
}

/** The keys that the local stage has written, as variables. */
function localKeys(): Record<string, string> {
  const files = { TOKEN_KEY: 'keys.json', DERIVATION_KEY: 'derivation.key' };
  const found = Object.entries(files).flatMap(([name, file]) => {
    const path = join(process.env['STAGE_DIR'] ?? '.local', file);
    return existsSync(path) ? [[name, readFileSync(path, 'utf8').trim()] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Sets the environment by which the repositories find the table of a stage: of the local one that runs, or of one on AWS, by
 * the profile and region of the environment. Before any of them is imported, because they read it once.
 * @throws Error where there is no such stage
 */
export async function connectStage(stage: string): Promise<void> {
  if (stage !== 'local') {
    process.env['TABLE_NAME'] = await tableOf(stage);
    return;
  }
  const { dynamodb, table } = localStage();
  const { applyEnvironment, LOCAL_CREDENTIALS, LOCAL_REGION } = await import('../infra/local/environment.ts');
  applyEnvironment({
    TABLE_NAME: table,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_REGION: LOCAL_REGION,
    ...localKeys(),
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  });
}
