import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { leaveFullscreen } from '@/lib/full-screen.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = () => document.fullscreenElement !== null;

/**
 * Whether the page fills the screen, and how it goes back into its window. Escape leaves the page: in a window by the key, on a
 * full screen by its end, because there the browser keeps the key to itself.
 */
export function useFullScreen(onEscape: () => void): { full: boolean; shrink: () => void } {
  const full = useSyncExternalStore(subscribe, isFull);
  const wanted = useRef(false);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    const onChange = () => {
      if (!isFull() && !wanted.current) escape();
      wanted.current = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, []);
  const shrink = () => {
    wanted.current = true;
    leaveFullscreen();
  };
  return { full, shrink };
}
