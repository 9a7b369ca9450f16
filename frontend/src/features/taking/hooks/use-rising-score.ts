import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/motion.ts';

const MS = 800;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Runs from 0 up to `value` when it appears; stands at `value` at once where it should not move. */
export function useRisingScore(value: number, active: boolean): number {
  const [part, setPart] = useState(() => (active && !prefersReducedMotion() ? 0 : 1));
  useEffect(() => {
    if (!active || prefersReducedMotion()) return undefined;
    let frame = 0;
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const next = Math.min(1, (now - begin) / MS);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return part === 1 ? value : Math.round(value * easeOut(part));
}
