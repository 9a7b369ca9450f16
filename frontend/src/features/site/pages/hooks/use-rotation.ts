import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion.ts';

/** Badge, preview panels and testimonials. */
export const ROTATION_MS = 5_000;

export interface Rotation {
  index: number;
  /** Shows one and stops there. */
  pick: (index: number) => void;
  /** The clock runs towards the next one right now. */
  isRunning: boolean;
  /** What the pause button says; a pointer that rests on the content only holds it. */
  isPaused: boolean;
  togglePause: () => void;
  /** On the element whose content must not change under the pointer. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void };
}

interface RotationOptions {
  everyMs?: number;
  /** False while there is nothing to see, for example out of view. */
  isReady?: boolean;
}

/** One of `count` things after the other, until the person says otherwise; still for who prefers no motion. */
export function useRotation(
  count: number,
  { everyMs = ROTATION_MS, isReady = true }: RotationOptions = {},
): Rotation {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [isHeld, setHeld] = useState(false);
  const isCalm = useReducedMotion();
  const isPaused = choice ? choice === 'paused' : isCalm;
  const isRunning = isReady && !isPaused && !isHeld;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [index, isRunning, count, everyMs]);
  return {
    index,
    pick: (next) => {
      setIndex(next);
      setChoice('paused');
    },
    isRunning,
    isPaused,
    togglePause: () => setChoice(isPaused ? 'playing' : 'paused'),
    hold: { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) },
  };
}
