import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEngines } from '../engines/engines.ts';
import { handlerEnvironment } from '../environment.ts';

const BUCKET = 'quizhall-test-media';
const SITE_URL = 'http://localhost:3000';

declare module 'vitest' {
  interface ProvidedContext {
    /** The handlers' environment; each test file adds a table of its own. */
    environment: Record<string, string>;
  }
}

/** Starts the real local engines once for all integration tests, in a folder that disappears with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quizhall-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const engines = await startEngines({ dataDir, origins: [SITE_URL], bucket: BUCKET }).catch(
    (error: unknown) => {
      remove();
      throw error;
    },
  );
  project.provide(
    'environment',
    handlerEnvironment({
      stage: 'test',
      version: '0.0.0-test',
      siteUrl: SITE_URL,
      tableName: '',
      mediaBucket: BUCKET,
      tokenKey: randomBytes(32).toString('hex'),
      derivationKey: randomBytes(32).toString('hex'),
      dynamodb: engines.dynamodb.url,
      s3: engines.s3.url,
      ses: engines.ses.url,
    }),
  );
  return async () => {
    await engines.stop();
    remove();
  };
}
