type Listener = () => void;

const listeners = new Set<Listener>();

/** `starting`: nobody knows yet whether the stored tokens are good; `live`: somebody is shown as signed in. */
export type SessionPhase = 'starting' | 'live' | 'over';

let phase: SessionPhase = 'starting';

export const sessionPhase = (): SessionPhase => phase;

export function setSessionPhase(next: SessionPhase): void {
  phase = next;
}

/**
 * Calls back when a call found that the session of the person on screen is over: the tokens are already cleared and
 * the toast shown. The app then opens `/auth/login` with the origin location. Returns the unsubscriber.
 */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody, once per session however many calls failed. Returns whether it was news. */
export function announceSessionLost(): boolean {
  if (phase !== 'live') return false;
  phase = 'over';
  for (const listener of listeners) listener();
  return true;
}
