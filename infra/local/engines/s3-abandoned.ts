import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_PREFIX, INCOMING_PREFIX } from '@quizhall/shared/model/enums';

const KEPT_MS = 2 * 86_400_000;

/** Deletes uploads that nothing came to use, and exports, as the bucket's lifecycle rule does in AWS. Answers how many files went. */
export async function forgetAbandoned(bucketDir: string, now: number): Promise<number> {
  const gone = [];
  for (const prefix of [INCOMING_PREFIX, EXPORT_PREFIX])
    gone.push(await forgetOld(join(bucketDir, prefix), now));
  return gone.reduce((sum, count) => sum + count, 0);
}

async function forgetOld(folder: string, now: number): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // Nothing was ever put there.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let gone = 0;
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs, isDirectory } = await stat(file).then((info) => ({
      mtimeMs: info.mtimeMs,
      isDirectory: info.isDirectory(),
    }));
    if (isDirectory || now - mtimeMs < KEPT_MS) continue;
    await rm(file);
    gone += 1;
  }
  return gone;
}
