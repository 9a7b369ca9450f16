import { useSyncExternalStore } from 'react';

/** Must be called from a click or key press. A rejected request is ignored. */
export function enterFullscreen(): void {
  if (document.fullscreenElement) return;
  const root: Partial<HTMLElement> = document.documentElement;
  root.requestFullscreen?.call(document.documentElement).catch(() => undefined);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** True if the browser supports full screen for pages; iPhones do not. */
export const canFullscreen = (): boolean => document.fullscreenEnabled;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export const useIsFullscreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
