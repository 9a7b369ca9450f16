import {
  createPath,
  type DataRouteMatch,
  IDLE_NAVIGATION,
  type Location,
  NavigationType,
  type RouterState,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { Blockers } from './blockers.ts';
import type { Places } from './places.ts';
import { loadRoutes, unloaded } from './routes.ts';
import type { Store } from './store.ts';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

interface Parts {
  history: History;
  store: Store;
  places: Places;
  blockers: Blockers;
  match: (location: Location) => DataRouteMatch[];
}

interface Options {
  state?: unknown;
  replace?: boolean;
  preventScrollReset?: boolean;
}

interface Visit {
  action: RouterState['historyAction'];
  location: Location;
  preventScrollReset?: boolean;
}

/** Goes from page to page: a newer visit wins over one whose code is still on its way. */
export class Visits {
  private newest: Visit | undefined;
  /** Ends the wait of who went back or forward by `navigate(-1)`. */
  private arrived: (() => void) | undefined;
  /** Ends the wait for the browser to undo a step back that a page held. */
  private undone: (() => void) | undefined;

  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Opens the first page, and listens to the browser's own buttons. */
  begin(): void {
    const { history, store } = this.parts;
    history.listen(({ location, delta }) => this.onPop(location, delta));
    if (!store.state.initialized) void this.visit({ action: history.action, location: store.state.location });
  }

  readonly navigate = async (to: To | number | null, options: Options = {}): Promise<void> => {
    const { history, blockers } = this.parts;
    this.arrive();
    if (typeof to === 'number') {
      const arrival = new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
      history.go(to);
      await arrival;
      return;
    }
    const location = this.locate(to ?? '', options.state);
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const step = { nextLocation: location, historyAction: action };
    if (blockers.holdBack(step, () => void this.navigate(to, options))) return;
    await this.visit({ action, location, preventScrollReset: options.preventScrollReset });
  };

  /** @throws Error for an address of another site */
  private locate(to: To, state: unknown): Location {
    const { history, store } = this.parts;
    const path = resolvePath(to, store.state.location.pathname);
    const location = {
      ...history.encodeLocation(path),
      state: state ?? null,
      key: Math.random().toString(36).slice(2, 10),
    } as Location;
    const here = history.createURL('/');
    for (const address of [typeof to === 'string' ? to : createPath(to), history.createHref(location)])
      if (URL.canParse(address, here) && new URL(address, here).origin !== here.origin)
        throw new Error('External navigation is not allowed');
    return location;
  }

  private onPop(location: Location, delta: number | null): void {
    const { history, blockers } = this.parts;
    if (this.undone) {
      this.undone();
      this.undone = undefined;
      return;
    }
    const step = { nextLocation: location, historyAction: NavigationType.Pop };
    // The browser has gone already: it goes forth again, and back only once the person has agreed.
    const undone = Promise.withResolvers<void>();
    if (delta !== null && blockers.holdBack(step, () => void undone.promise.then(() => history.go(delta)))) {
      this.undone = undone.resolve;
      history.go(-delta);
      this.arrive();
    } else void this.visit({ action: NavigationType.Pop, location });
  }

  private async visit(visit: Visit): Promise<void> {
    const { store, places, match } = this.parts;
    const { state } = store;
    const { location, action } = visit;
    // The first page comes without a word: nothing stands there yet that could stay meanwhile.
    const isFirst = !this.newest && !state.initialized;
    this.newest = visit;
    places.keep();
    const matches = isFirst ? state.matches : match(location);
    if (state.initialized && isWithinPage(state.location, location)) return this.arriveAt(visit, { matches });
    if (unloaded(matches).length === 0) return this.arriveAt(visit, { matches, errors: null });
    if (!isFirst) store.set({ navigation: loading(location, matches, action) });
    const errors = await loadRoutes(matches);
    if (this.newest === visit) this.arriveAt(visit, { matches, errors });
  }

  private arriveAt(visit: Visit, page: Partial<RouterState>): void {
    const { history, store, places, blockers } = this.parts;
    const { action, location, preventScrollReset = false } = visit;
    const restoreScrollPosition = places.of(location);
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    store.set({
      ...page,
      historyAction: action,
      location,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition,
      preventScrollReset,
      blockers: blockers.rested(),
    });
    this.arrive();
  }

  private arrive(): void {
    this.arrived?.();
    this.arrived = undefined;
  }
}

function loading(
  location: Location,
  matches: DataRouteMatch[],
  historyAction: Visit['action'],
): RouterState['navigation'] {
  return {
    state: 'loading',
    location,
    matches,
    historyAction,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  };
}

/** A link to a section of the page that is open. */
const isWithinPage = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';
