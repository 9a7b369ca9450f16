/** Everything below it may stand in a frame of another site; nothing else may (`infra/site-headers.ts`). */
export const EMBEDDED = '/embed/';

/** Whether an address of the browser belongs to the frame. */
export const isEmbedPath = (path: string): boolean => path.startsWith(EMBEDDED);
