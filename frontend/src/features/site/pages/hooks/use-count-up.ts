import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/motion.ts';

/** From 0 to the target over two seconds in sixty steps. */
export const COUNT_STEPS = 60;
const COUNT_MS = 2_000;

/** What a counter shows after a number of steps. */
export const countAt = (target: number, step: number): number =>
  Math.round((target * Math.min(step, COUNT_STEPS)) / COUNT_STEPS);

/** The step that the counters have reached, from 0 to `COUNT_STEPS`; the last one at once without motion. */
export function useCountUp(isStarted: boolean): number {
  const [step, setStep] = useState(0);
  const isCalm = useReducedMotion();
  const isDone = step >= COUNT_STEPS;
  useEffect(() => {
    if (!isStarted || isCalm || isDone) return undefined;
    const timer = setInterval(() => setStep((reached) => reached + 1), COUNT_MS / COUNT_STEPS);
    return () => clearInterval(timer);
  }, [isStarted, isCalm, isDone]);
  return isCalm ? COUNT_STEPS : step;
}
