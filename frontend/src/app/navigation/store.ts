import { IDLE_NAVIGATION, type RouterState } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** What pages see of the router, and who is told of each change. */
export interface Store {
  readonly state: RouterState;
  set: (change: Partial<RouterState>) => void;
  subscribe: (subscriber: Subscriber) => () => void;
}

/** The state of a router of which nothing is known yet but where it stands. */
export function createStore(start: Pick<RouterState, 'historyAction' | 'location' | 'matches'>): Store {
  const isReady = start.matches.every(({ route }) => !route.lazy);
  let state: RouterState = {
    ...start,
    initialized: isReady,
    renderFallback: !isReady,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const subscribers = new Set<Subscriber>();
  let isUnheard = false;
  const tell = (subscriber: Subscriber) =>
    subscriber(state, {
      deletedFetchers: [],
      newErrors: state.errors,
      viewTransitionOpts: undefined,
      flushSync: false,
    });
  return {
    get state() {
      return state;
    },
    set: (change) => {
      state = { ...state, ...change };
      isUnheard ||= subscribers.size === 0;
      for (const subscriber of subscribers) tell(subscriber);
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      // The first page may come while React is still rendering, before it listens.
      if (isUnheard) tell(subscriber);
      isUnheard = false;
      return () => subscribers.delete(subscriber);
    },
  };
}
