import { type Blocker, type BlockerFunction, IDLE_BLOCKER, type Location } from 'react-router-dom';
import type { Store } from './store.ts';

type Step = Omit<Parameters<BlockerFunction>[0], 'currentLocation'>;

/** Pages that ask before they are left (`useBlocker`). Of several, the one that came last is asked. */
export interface Blockers {
  get: (key: string, ask: BlockerFunction) => Blocker;
  delete: (key: string) => void;
  /** Whether a page holds this step back; if so, `goOn` takes it once the person has agreed. */
  holdBack: (step: Step, goOn: () => void) => boolean;
  /** All of them as they are once a step has been taken. */
  rested: () => Map<string, Blocker>;
}

/** Blockers are part of the router's state, so that the page that asks is rendered when one holds a step back. */
export function createBlockers(store: Store): Blockers {
  const asked = new Map<string, BlockerFunction>();
  const put = (key: string, blocker: Blocker) =>
    store.set({ blockers: new Map(store.state.blockers).set(key, blocker) });
  return {
    get: (key, ask) => {
      asked.set(key, ask);
      return store.state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    delete: (key) => {
      asked.delete(key);
      store.state.blockers.delete(key);
    },
    rested: () => new Map([...store.state.blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    holdBack: (step, goOn) => {
      const last = [...asked].at(-1);
      if (!last) return false;
      const [key, ask] = last;
      if (store.state.blockers.get(key)?.state === 'proceeding') return false;
      if (!ask({ ...step, currentLocation: store.state.location })) return false;
      const location: Location = step.nextLocation;
      put(key, {
        state: 'blocked',
        location,
        proceed: () => {
          put(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
          goOn();
        },
        reset: () => put(key, IDLE_BLOCKER),
      });
      return true;
    },
  };
}
