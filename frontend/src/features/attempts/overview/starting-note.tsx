import { Hourglass, WifiOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { Pause } from './patience.ts';
import { secondsLeft } from '../engine/countdown.ts';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';
import { starting } from './overview-messages.ts';

interface StartingNoteProps {
  pause: Pause;
  /** The clock of the pause, epoch ms. */
  now: () => number;
  /** What a person who does not want to wait can do. */
  action: string;
  onAction: () => void;
}

/** Why it takes a moment, how long, and the way out of waiting. */
export function StartingNote({ pause, now, action, onAction }: StartingNoteProps) {
  const { reason, since, until } = pause;
  const seconds = useSecondsUntil(until, now);
  const Icon = reason === 'network' ? WifiOff : Hourglass;
  return (
    <div className="flex flex-col gap-4 rounded-control border border-accent-line bg-accent-soft p-4">
      {/* Said once, not every second. */}
      <p role="status" className="sr-only">
        {starting.aloud({ seconds: secondsLeft(until, since) })}
      </p>
      <p className="flex gap-3 text-sm text-ink">
        <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-accent-ink" />
        <span className="tabular">{seconds > 0 ? starting[reason]({ seconds }) : starting.working}</span>
      </p>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
