import { fromEmbedPath, isShownEmbedded, toEmbedPath } from '@quizhall/shared/rules/embedding';
import {
  createPath,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { History } from '../navigation/visits.ts';

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);
const moved = <Address extends { pathname?: string | undefined }>(address: Address): Address =>
  address.pathname === undefined ? address : { ...address, pathname: toEmbedPath(address.pathname) };

/**
 * The browser's history for a frame: pages go by the addresses that they have everywhere, and the browser by those below
 * `/embed/`, which it never leaves. A link to what the frame does not show has its real address, to be opened beside it.
 */
export function embeddedHistory(browser: History = createBrowserHistory()): History {
  const inside = <Place extends { pathname: string }>(place: Place): Place => ({
    ...place,
    pathname: fromEmbedPath(place.pathname),
  });
  const hrefOf = (to: To): To => {
    const path = pathOf(to);
    return isShownEmbedded(path.pathname ?? '') ? createPath(moved(path)) : to;
  };
  return {
    get action() {
      return browser.action;
    },
    get location() {
      return inside(browser.location);
    },
    createHref: (to) => browser.createHref(hrefOf(to)),
    createURL: (to) => browser.createURL(hrefOf(to)),
    encodeLocation: (to) => browser.encodeLocation(to),
    push: (to, state: unknown) => browser.push(moved(pathOf(to)), state),
    replace: (to, state: unknown) => browser.replace(moved(pathOf(to)), state),
    go: (delta) => browser.go(delta),
    listen: (listener) =>
      browser.listen((update) => listener({ ...update, location: inside(update.location) })),
  };
}
