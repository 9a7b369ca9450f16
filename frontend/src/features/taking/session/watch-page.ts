import type { AttemptSession } from './attempt-session.ts';

/** Away for longer, the person may have gone on with another device. */
const LONG_AWAY_MS = 60_000;

/** Tells the attempt what happens to its page: network, visibility, the end. Returns the way to stop. */
export function watchPage(session: AttemptSession): () => void {
  let hiddenSince: number | undefined;
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      session.setHidden(true);
      return;
    }
    const away = hiddenSince === undefined ? 0 : Date.now() - hiddenSince;
    hiddenSince = undefined;
    session.setHidden(false, away > LONG_AWAY_MS);
  };
  const listeners = [
    [window, 'online', () => session.retryNow()],
    [window, 'offline', () => session.connectionLost()],
    [window, 'pagehide', () => session.leaving()],
    [document, 'visibilitychange', onVisibility],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  if (!navigator.onLine) session.connectionLost();
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
