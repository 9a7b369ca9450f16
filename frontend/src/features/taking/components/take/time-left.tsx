import { Countdown } from '@/components/ui/countdown.tsx';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import { messages } from '../../messages.ts';
import { totalSeconds } from '../../model/total-seconds.ts';

/** The time that is left, by the server's clock. */
export function TimeLeft() {
  const session = useAttempt();
  const left = useSecondsUntil(session.deadline, () => session.serverNow());
  return (
    <Countdown
      className="order-2"
      label={messages.take.timeLeft}
      secondsLeft={left}
      totalSeconds={totalSeconds(session.opened.paper)}
    />
  );
}
