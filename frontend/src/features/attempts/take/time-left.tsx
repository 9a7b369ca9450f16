import { Countdown } from '@/components/ui/countdown.tsx';
import { useTimeLeft } from './use-time-left.ts';
import { messages } from '../shared/messages.ts';

/** The time that is left, by the server's clock. */
export function TimeLeft() {
  const { left, total, said } = useTimeLeft();
  if (!said) return null;
  return (
    <Countdown className="order-2" label={messages.take.timeLeft} secondsLeft={left} totalSeconds={total} />
  );
}
