import { join } from 'node:path';
import { LOCAL_CREDENTIALS } from '../environment.ts';
import type { StageError } from '../stage-error.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { Engine } from './engine.ts';
import { startS3 } from './s3.ts';
import { startSes } from './ses.ts';

export interface EnginesOptions {
  dataDir: string;
  ports?: { dynamodb?: number; s3?: number; inbox?: number };
  /** Origins whose pages may upload. */
  origins: string[];
  bucket: string;
  /** The database ended by itself. */
  onLost?: (error: StageError) => void;
}

export interface Engines {
  dynamodb: Engine;
  s3: Engine;
  ses: Engine;
  stop: () => Promise<void>;
}

/** Starts database, file store and mail side by side; when one fails, the others are ended again. */
export async function startEngines({
  dataDir,
  ports = {},
  origins,
  bucket,
  onLost,
}: EnginesOptions): Promise<Engines> {
  const started = await Promise.allSettled([
    startDynamoDb({ dataDir: join(dataDir, 'dynamodb'), port: ports.dynamodb, onLost }),
    startS3({
      dataDir: join(dataDir, 's3'),
      port: ports.s3,
      credentials: LOCAL_CREDENTIALS,
      buckets: [bucket],
      origins,
    }),
    startSes({ port: ports.inbox }),
  ]);
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(running.map((engine) => engine.stop()));
  };
  const [dynamodb, s3, ses] = running;
  if (dynamodb && s3 && ses) return { dynamodb, s3, ses, stop };
  await stop();
  throw started.find((one) => one.status === 'rejected')?.reason;
}
