import type { Prevention } from '@quizhall/shared/model/quiz';
import { asksForPrevention } from '@quizhall/shared/rules/violations';
import type { BehaviorSignal } from '../engine/behavior.ts';

export type Warning = 'tab' | 'copyPaste' | 'fullscreen';

interface Watcher {
  signal: (signal: BehaviorSignal) => void;
  /** Shown only where the quiz asks for prevention. */
  warn: (warning: Warning) => void;
}

/** Ctrl/Cmd+F and Ctrl/Cmd+Shift+I: searching the page, and the inspector. */
export function blockedKeys({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const lower = key.toLowerCase();
  if (lower === 'f' && !shiftKey) return 'Ctrl+F';
  return lower === 'i' && shiftKey ? 'Ctrl+Shift+I' : undefined;
}

/**
 * Counts what happens around the quiz, and prevents what its settings forbid. A quiz without prevention is left alone:
 * nothing is blocked and nobody is warned. Returns the way to stop.
 */
export function watchBehavior(prevention: Prevention, { signal, warn }: Watcher): () => void {
  const prevents = asksForPrevention(prevention);
  const warnIf = (asked: boolean, warning: Warning) => asked && warn(warning);
  let hiddenSince: number | undefined;
  let wasFullscreen = document.fullscreenElement !== null;

  const onVisibility = () => {
    if (document.hidden) {
      hiddenSince = performance.now();
      signal({ type: 'tab-hidden' });
      return;
    }
    if (hiddenSince !== undefined) signal({ type: 'tab-shown', hiddenMs: performance.now() - hiddenSince });
    hiddenSince = undefined;
    warnIf(prevents, 'tab');
  };
  const onFullscreen = () => {
    const isFullscreen = document.fullscreenElement !== null;
    if (wasFullscreen && !isFullscreen) {
      signal({ type: 'fullscreen-exit' });
      warnIf(prevention.fullScreenMode, 'fullscreen');
    }
    wasFullscreen = isFullscreen;
  };
  const onClipboard = (event: Event) => {
    signal({ type: 'copy-paste' });
    if (!prevention.disableCopyPaste) return;
    event.preventDefault();
    warn('copyPaste');
  };
  const onContextMenu = (event: Event) => {
    signal({ type: 'right-click' });
    if (prevention.disableRightClick) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = prevents ? blockedKeys(event) : undefined;
    if (!keys) return;
    event.preventDefault();
    signal({ type: 'blocked-key', keys });
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener('blur', () => signal({ type: 'window-blur' }), options);
  document.addEventListener('visibilitychange', onVisibility, options);
  document.addEventListener('fullscreenchange', onFullscreen, options);
  for (const event of ['copy', 'cut', 'paste']) document.addEventListener(event, onClipboard, options);
  document.addEventListener('contextmenu', onContextMenu, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => stop.abort();
}
