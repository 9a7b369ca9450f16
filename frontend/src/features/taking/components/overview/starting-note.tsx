import { Hourglass, WifiOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { StartProgress } from '../../api/start-patiently.ts';
import { secondsLeft } from '../../engine/countdown.ts';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import { starting } from '../../overview-messages.ts';

type Waiting = Exclude<StartProgress, { step: 'calling' }>;

interface StartingNoteProps {
  progress: Waiting;
  serverNow: () => number;
  onStop: () => void;
}

/** Why the start takes a moment, how long, and the way out of waiting. */
export function StartingNote({ progress, serverNow, onStop }: StartingNoteProps) {
  const seconds = useSecondsUntil(progress.until, serverNow);
  const reason = progress.step === 'turn' ? 'turn' : progress.reason;
  const wait = secondsLeft(progress.until, progress.since);
  const Icon = reason === 'network' ? WifiOff : Hourglass;
  return (
    <div className="flex flex-col gap-4 rounded-control border border-accent-line bg-accent-soft p-4">
      {/* Said once, not every second. */}
      <p role="status" className="sr-only">
        {starting.aloud(wait)}
      </p>
      <p className="flex gap-3 text-sm text-ink">
        <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-accent-ink" />
        <span className="tabular">{seconds > 0 ? starting[reason](seconds) : starting.working}</span>
      </p>
      <Button variant="secondary" onClick={onStop}>
        {starting.stop}
      </Button>
    </div>
  );
}
