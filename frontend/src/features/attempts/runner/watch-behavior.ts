import type { Prevention } from '@quizhall/shared/model/quizzes/quiz';
import { asksForPrevention } from '@quizhall/shared/rules/attempts/violations';
import type { BehaviorSignal } from '../engine/behavior.ts';

export type Warning = 'tab' | 'copyPaste' | 'rightClick' | 'keys' | 'fullscreen';

/** Browsers report a tab switch as a blur and a hidden page, in either order and within this time. */
const SETTLE_MS = 300;

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
  const away = watchAway(signal, () => warnIf(prevents, 'tab'));
  let wasFullscreen = document.fullscreenElement !== null;

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
    if (!prevention.disableRightClick) return;
    event.preventDefault();
    warn('rightClick');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = prevents ? blockedKeys(event) : undefined;
    if (!keys) return;
    event.preventDefault();
    warn('keys');
    // A key that is held down repeats.
    if (!event.repeat) signal({ type: 'blocked-key', keys });
  };
  const stop = new AbortController();
  const options = { signal: stop.signal };
  window.addEventListener('blur', away.onBlur, options);
  window.addEventListener('focus', away.onFocus, options);
  document.addEventListener('visibilitychange', away.onVisibility, options);
  document.addEventListener('fullscreenchange', onFullscreen, options);
  for (const event of ['copy', 'cut', 'paste']) document.addEventListener(event, onClipboard, options);
  document.addEventListener('contextmenu', onContextMenu, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => {
    stop.abort();
    away.stop();
  };
}

/** Signals each time the participant leaves once: as a tab switch, or as a window blur where the page stays in sight. */
function watchAway(signal: Watcher['signal'], onReturn: () => void) {
  let hiddenSince: number | undefined;
  let isAway = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const leave = (type: 'tab-hidden' | 'window-blur') => {
    clearTimeout(settling);
    settling = undefined;
    isAway = true;
    signal({ type });
  };
  const settle = () => settling !== undefined && leave('window-blur');
  return {
    onBlur() {
      if (isAway || settling !== undefined) return;
      settling = setTimeout(settle, SETTLE_MS);
    },
    onFocus() {
      // Back before it was clear what it is: it was not the tab.
      settle();
      if (!document.hidden) isAway = false;
    },
    onVisibility() {
      if (document.hidden) {
        hiddenSince = performance.now();
        if (!isAway) leave('tab-hidden');
        return;
      }
      if (hiddenSince !== undefined) signal({ type: 'tab-shown', hiddenMs: performance.now() - hiddenSince });
      hiddenSince = undefined;
      isAway = false;
      onReturn();
    },
    stop: settle,
  };
}
