import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion.ts';

/** Long enough to look at one picture before the next comes. */
const PERIOD = 8_000;

/** Which of `count` pictures is shown. Stands still while paused, hidden, or when the person prefers less motion. */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    if (paused || still) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((place) => (place + 1) % count);
    }, PERIOD);
    return () => clearInterval(timer);
  }, [count, paused, still]);
  return { current, paused, still, togglePaused: () => setPaused(!paused) };
}
