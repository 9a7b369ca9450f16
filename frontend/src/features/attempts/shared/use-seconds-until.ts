import { useEffect, useState } from 'react';
import { msToNextSecond, secondsLeft } from '../engine/countdown.ts';

/**
 * Whole seconds until `target` (epoch ms) on the given clock; ticks exactly when the number changes, and ends at 0. In the
 * background browsers let timers come late: whoever comes back sees the right number at once.
 */
export function useSecondsUntil(target: number | undefined, now: () => number): number {
  const [, tick] = useState(0);
  const left = target === undefined ? 0 : secondsLeft(target, now());
  useEffect(() => {
    if (target === undefined || left === 0) return undefined;
    // A little late rather than early: early would show the same number again and wait a whole second.
    const look = () => tick((count) => count + 1);
    const timer = setTimeout(look, msToNextSecond(target, now()) + 5);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return left;
}
