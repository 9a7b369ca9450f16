import { isEmbedPath } from '@quizhall/shared/rules/embed-path';

/** Whether the site was opened under the one path that may stand in another site's page. There, nobody is signed in. */
export const isEmbedded: boolean = typeof location === 'object' && isEmbedPath(location.pathname);

/** What the frame keeps on the device is its own, also where the browser does not see to that. */
export const STORAGE_AREA = isEmbedded ? 'quizhall.embed' : 'quizhall';
