import { totalSeconds } from '../model/total-seconds.ts';
import { useAttempt } from './attempt-context.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Seconds left of the running attempt by the server's clock, and of how many in all; ticks once a second. */
export function useTimeLeft(): { left: number; total: number } {
  const runner = useAttempt();
  const total = totalSeconds(runner.opened.paper);
  const left = useSecondsUntil(runner.deadline, () => runner.serverNow());
  return { left: Math.min(left, total), total };
}
