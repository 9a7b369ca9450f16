import { useAttempt } from './attempt-context.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Who practises has days: what is left of them is said in the last hour. Seconds. */
const SAID_IN_PRACTICE = 3_600;

/**
 * Seconds left of the running attempt by the server's clock, of how many in all, and whether to say so; ticks once a
 * second.
 */
export function useTimeLeft(): { left: number; total: number; said: boolean } {
  const runner = useAttempt();
  const total = runner.totalSeconds;
  const left = useSecondsUntil(runner.deadline, () => runner.serverNow());
  return { left: Math.min(left, total), total, said: !runner.practises || left <= SAID_IN_PRACTICE };
}
