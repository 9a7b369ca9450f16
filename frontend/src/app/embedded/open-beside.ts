import { isEmbedPath } from '@quizhall/shared/rules/embed-path';

/** Opens a page in a tab of its own, which knows nothing of the frame. */
export const openTab = (address: string): void => void window.open(address, '_blank', 'noopener');

/** A link out of the frame opens beside the page that shows it: inside, nothing of the site but the quiz would load. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.download || !/^https?:$/.test(link.protocol)) return;
  if (link.origin === location.origin && isEmbedPath(link.pathname)) return;
  event.preventDefault();
  openTab(link.href);
}

/** Before the page's own listeners, which then find the click done with. */
export const openLinksBeside = (): void => document.addEventListener('click', onClick, { capture: true });
