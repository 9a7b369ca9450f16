import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion.ts';

/** Long enough to read the longest caption. */
export const STEP_MS = 4_500;

export interface Film {
  step: number;
  isPlaying: boolean;
  /** The last step has been shown to its end. */
  isOver: boolean;
  /** Goes to a step, the nearest there is. A playing film plays on from there, a paused one stays paused. */
  goTo: (step: number) => void;
  toggle: () => void;
}

/** Step after step, and a stop at the last one. For who prefers no motion it waits to be told. */
export function useFilm(count: number): Film {
  const isCalm = useReducedMotion();
  const [step, setStep] = useState(0);
  const [isOver, setOver] = useState(false);
  const [isPlaying, setPlaying] = useState(!isCalm);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      if (step + 1 < count) {
        setStep(step + 1);
        return;
      }
      setPlaying(false);
      setOver(true);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, count]);

  const goTo = (next: number) => {
    setStep(Math.min(Math.max(next, 0), count - 1));
    setOver(false);
  };
  const toggle = () => {
    if (isOver) goTo(0);
    setPlaying(!isPlaying);
  };
  return { step, isPlaying, isOver, goTo, toggle };
}
