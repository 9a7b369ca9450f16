import { useEffect, useState } from 'react';

const left = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** Whole seconds until a moment (epoch ms), counting down to 0. */
export function useSecondsLeft(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    const tick = () => setSeconds(left(until));
    tick();
    if (left(until) === 0) return undefined;
    // Oftener than once a second, or a late timer would skip a number now and then.
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
