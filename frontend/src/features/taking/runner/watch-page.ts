import type { AttemptRunner } from './attempt-runner.ts';

/** Away for longer, the person may have gone on with another device. */
const LONG_AWAY_MS = 60_000;

/** Tells the attempt what happens to its page: network, visibility, the end. Returns the way to stop. */
export function watchPage(runner: AttemptRunner): () => void {
  let hiddenSince: number | undefined;
  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      runner.setHidden(true);
      return;
    }
    const away = hiddenSince === undefined ? 0 : Date.now() - hiddenSince;
    hiddenSince = undefined;
    runner.setHidden(false, away > LONG_AWAY_MS);
  };
  const listeners = [
    [window, 'online', () => runner.retryNow()],
    [window, 'offline', () => runner.connectionLost()],
    [window, 'pagehide', () => runner.leaving()],
    [document, 'visibilitychange', onVisibility],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  if (!navigator.onLine) runner.connectionLost();
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
