/** Chosen files of drafts that are not saved yet, so that a reload still shows them. */
const STORE = 'quizhall-uploads';
/** Older ones give way: what they belong to has lain for long. */
const MOST = 12;
const MOST_BYTES = 12 * 1_024 * 1_024;

/** An address of this site that is never asked of a server. */
const addressOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;

/** Without such a store (no secure address, or the browser refuses) a reload waits for the first save, as others do. */
async function withStore<Result>(use: (store: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await use(await caches.open(STORE));
  } catch {
    return undefined;
  }
}

/** Keeps a file under the key of its upload; the largest are left out. */
export async function keepFile(key: string, file: Blob): Promise<void> {
  if (file.size > MOST_BYTES) return;
  await withStore(async (store) => {
    await store.put(addressOf(key), new Response(file, { headers: { 'content-type': file.type } }));
    const all = await store.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => store.delete(oldest)));
  });
}

/** The file that was kept under this key, if any. */
export const keptFile = (key: string): Promise<Blob | undefined> =>
  withStore(async (store) => (await store.match(addressOf(key)))?.blob());

/** Deletes local copies of saved files. The server serves these. */
export async function dropFiles(keys: Iterable<string>): Promise<void> {
  await withStore((store) => Promise.all(Array.from(keys, (key) => store.delete(addressOf(key)))));
}
