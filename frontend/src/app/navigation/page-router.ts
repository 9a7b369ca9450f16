import {
  type DataRouteMatch,
  type DataRouter,
  type Location,
  matchRoutes,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { createBlockers } from './blockers.ts';
import { createPlaces } from './places.ts';
import { namedRoutes } from './routes.ts';
import { createStore } from './store.ts';
import { type History, Visits } from './visits.ts';

/**
 * A router for `<RouterProvider>` and with it all hooks and components of the library, that loads the code of pages and
 * nothing else. The library's own also runs loaders, actions and fetchers, which no page here has: 14 kB of every first
 * visit. `page-router.test.ts` drives both side by side. Addresses are whole, or a query or hash of the present page.
 * @param routes one must match every address (`*`)
 */
export function createPageRouter(
  routes: readonly RouteObject[],
  history: History = createBrowserHistory(),
): DataRouter {
  const table = namedRoutes(routes);
  const match = (location: Location): DataRouteMatch[] => {
    const matches = matchRoutes(table, location);
    if (!matches) throw new Error(`No route matches ${location.pathname}`);
    return matches;
  };
  const { action: historyAction, location } = history;
  const store = createStore({ historyAction, location, matches: match(location) });
  const places = createPlaces(store);
  const blockers = createBlockers(store);
  const visits = new Visits({ history, store, places, blockers, match });
  visits.begin();
  const router = {
    basename: '/',
    future: {},
    manifest: {},
    routes: table,
    window: undefined,
    get state() {
      return store.state;
    },
    subscribe: store.subscribe,
    navigate: visits.navigate,
    enableScrollRestoration: places.enable,
    getBlocker: blockers.get,
    deleteBlocker: blockers.delete,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  };
  // What is missing belongs to loaders, actions and fetchers.
  return router as typeof router & DataRouter;
}
