type Listener = () => void;

/** A list of listeners; adding one returns its unsubscriber. */
function createEvent() {
  const listeners = new Set<Listener>();
  return {
    on(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(): void {
      for (const listener of listeners) listener();
    },
  };
}

const lost = createEvent();
const left = createEvent();
const arrived = createEvent();
const changed = createEvent();

/**
 * Calls back when a call found that the session of the person on screen is over: the tokens are already cleared and
 * the toast shown. The app then opens `/auth/login` with the origin location.
 */
export const onSessionLost = lost.on;

/** Calls back when somebody is gone from this tab, whatever the reason: what was read for them must go as well. */
export const onPersonLeft = left.on;
export const announcePersonLeft = left.emit;

/** Calls back when somebody has signed in: what was read as a guest may look different to them. */
export const onPersonArrived = arrived.on;
export const announcePersonArrived = arrived.emit;

/** Calls back when another tab has changed the account of the person on screen. */
export const onPersonChanged = changed.on;
export const announcePersonChanged = changed.emit;

/** `starting`: nobody knows yet whether the stored tokens are good; `live`: somebody is shown as signed in. */
export type SessionPhase = 'starting' | 'live' | 'over';

let phase: SessionPhase = 'starting';

export const sessionPhase = (): SessionPhase => phase;

export function setSessionPhase(next: SessionPhase): void {
  phase = next;
}

/** Tells everybody, once per session however many calls failed. Returns whether it was news. */
export function announceSessionLost(): boolean {
  if (phase !== 'live') return false;
  phase = 'over';
  lost.emit();
  return true;
}
