import { isEmbedPath } from '@quizhall/shared/rules/embed-path';
import { fromEmbedPath, isShownEmbedded } from '@quizhall/shared/rules/embedding';

/** Opens a page in a tab of its own, which knows nothing of the frame. */
export const openTab = (address: string): void => void window.open(address, '_blank', 'noopener');

/** Opens links to other pages in a new tab, at their addresses outside the frame. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.download || !/^https?:$/.test(link.protocol)) return;
  // A place on this page, whose address is `/embed/H7K2MP`.
  if (link.origin === location.origin && link.pathname === location.pathname) return;
  const address = new URL(link.href);
  if (link.origin === location.origin && isEmbedPath(link.pathname)) {
    address.pathname = fromEmbedPath(link.pathname);
    if (isShownEmbedded(address.pathname)) return;
  }
  event.preventDefault();
  openTab(address.href);
}

/** Before the page's own listeners, which then find the click done with. */
export const openLinksBeside = (): void => document.addEventListener('click', onClick, { capture: true });
