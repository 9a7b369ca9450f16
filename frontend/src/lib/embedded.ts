import { isEmbedPath } from '@quizhall/shared/rules/embed-path';

/**
 * True if the site was opened under the only path that other sites may embed. Embedded pages have no signed-in
 * user.
 */
export const isEmbedded: boolean = typeof location === 'object' && isEmbedPath(location.pathname);

/** Prefix of storage keys. Separates the embedded site's data even if the browser does not partition storage. */
export const STORAGE_AREA = isEmbedded ? 'quizhall.embed' : 'quizhall';
