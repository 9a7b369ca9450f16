/** Chosen files of unsaved drafts, stored so that a reload can display them. */
const STORE = 'quizhall-uploads';
/** Maximum number of stored files. The oldest are deleted. */
const MOST = 12;
const MOST_BYTES = 12 * 1_024 * 1_024;

/** Returns a URL of this site that is never requested from a server. */
const addressOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;

/**
 * Without a Cache (insecure origin, or blocked by the browser), files are only displayed again after the first save.
 */
async function withStore<Result>(use: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use(await caches.open(STORE));
  } catch {
    return undefined;
  }
}

/** Stores a file under its upload key. Skips files above the size limit. */
export async function keepFile(key: string, file: Blob): Promise<void> {
  if (file.size > MOST_BYTES) return;
  await withStore(async (store) => {
    await store.put(addressOf(key), new Response(file, { headers: { 'content-type': file.type } }));
    const all = await store.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => store.delete(oldest)));
  });
}

/** Returns the stored file of this key, if any. */
export const keptFile = (key: string): Promise<Blob | undefined> =>
  withStore(async (store) => (await store.match(addressOf(key)))?.blob());

/** Deletes local copies of saved files. The server serves these. */
export async function dropFiles(keys: Iterable<string>): Promise<void> {
  await withStore((store) => Promise.all(Array.from(keys, (key) => store.delete(addressOf(key)))));
}
