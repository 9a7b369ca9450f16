import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INCOMING_PREFIX } from '@quizhall/shared/model/enums';

const KEPT_MS = 2 * 86_400_000;

/** Deletes uploads that nothing came to use, as the bucket's lifecycle rule does in AWS. Answers how many files went. */
export async function forgetAbandoned(bucketDir: string, now: number): Promise<number> {
  const folder = join(bucketDir, INCOMING_PREFIX);
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // A bucket that nobody has uploaded to.
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
