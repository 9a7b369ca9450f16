import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE_PREFIX, EXPORT_PREFIX, INCOMING_PREFIX } from '@quizhall/shared/model/enums';

const DAY_MS = 86_400_000;
/** For so many days, by prefix, as the bucket's lifecycle rules say. */
const KEPT_DAYS = { [INCOMING_PREFIX]: 2, [EXPORT_PREFIX]: 2, [CATALOGUE_PREFIX]: 7 };

/** Deletes uploads that nothing came to use, exports and old catalogues, as the bucket's lifecycle rule does in AWS. Answers how many files went. */
export async function forgetAbandoned(bucketDir: string, now: number): Promise<number> {
  const gone = [];
  for (const [prefix, days] of Object.entries(KEPT_DAYS))
    gone.push(await forgetOld(join(bucketDir, prefix), now - days * DAY_MS));
  return gone.reduce((sum, count) => sum + count, 0);
}

async function forgetOld(folder: string, before: number): Promise<number> {
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
    if (isDirectory || mtimeMs > before) continue;
    await rm(file);
    gone += 1;
  }
  return gone;
}
