import { isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { useAttempt } from './attempt-context.tsx';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';

/** Without a time limit there are days: what is left of them is shown in the last hour. Seconds. */
const SHOWN_WITHOUT_LIMIT = 3_600;

/**
 * Seconds left of the running attempt by the server's clock, of how many in all, and whether to say so; ticks once a
 * second.
 */
export function useTimeLeft(): { left: number; total: number; said: boolean } {
  const runner = useAttempt();
  const total = runner.totalSeconds;
  const left = useSecondsUntil(runner.deadline, () => runner.serverNow());
  const hasLimit = !runner.practises && !isUnlimited(total / 60);
  return { left: Math.min(left, total), total, said: hasLimit || left <= SHOWN_WITHOUT_LIMIT };
}
