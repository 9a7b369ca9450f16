import { useEffect, useState } from 'react';

const left = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** Counts whole seconds down to 0 until a time (epoch ms). */
export function useSecondsLeft(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    const tick = () => setSeconds(left(until));
    tick();
    if (left(until) === 0) return undefined;
    // More often than once a second: a late timer would skip a number.
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
