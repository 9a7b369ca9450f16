/** Base path of the pages inside a frame: `/quiz/H7K2MP/take` of the site is `/embed/quiz/H7K2MP/take` there. */
export const EMBED_BASE = '/embed';

/** Other sites may frame everything below this path and nothing else (`infra/site-headers.ts`). */
export const EMBEDDED = `${EMBED_BASE}/`;

/** Whether an address of the browser belongs to the frame. */
export const isEmbedPath = (path: string): boolean => path.startsWith(EMBEDDED);
