type Listener = () => void;

/** Creates an event; subscribing returns an unsubscribe function. */
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
 * Subscribes to the loss of the displayed user's session. Tokens are already cleared and the toast is shown. The
 * app then opens `/auth/login` with the origin location.
 */
export const onSessionLost = lost.on;

/**
 * Subscribes to the end of a user's session in this tab, for any reason. Listeners discard that user's cached
 * data.
 */
export const onPersonLeft = left.on;
export const announcePersonLeft = left.emit;

/** Subscribes to sign-in. Data read as a guest may differ for the user. */
export const onPersonArrived = arrived.on;
export const announcePersonArrived = arrived.emit;

/** Subscribes to account changes made for the displayed user in another tab. */
export const onPersonChanged = changed.on;
export const announcePersonChanged = changed.emit;

/** `starting`: the stored tokens are not validated yet. `live`: a signed-in user is displayed. */
export type SessionPhase = 'starting' | 'live' | 'over';

let phase: SessionPhase = 'starting';

export const sessionPhase = (): SessionPhase => phase;

export function setSessionPhase(next: SessionPhase): void {
  phase = next;
}

/**
 * Notifies listeners once per session, however many calls failed. Returns whether this was the first notification.
 */
export function announceSessionLost(): boolean {
  if (phase !== 'live') return false;
  phase = 'over';
  lost.emit();
  return true;
}
