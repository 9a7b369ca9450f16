import type { Pause } from '../../api/patience.ts';
import { messages } from '../../messages.ts';
import { starting } from '../../overview-messages.ts';
import { StartingNote } from './starting-note.tsx';

/** The service is busy or out of reach, and is asked again by itself. */
export function PatientLoading({ pause, onRetry }: { pause: Pause; onRetry: () => void }) {
  return (
    <div className="m-auto flex w-full max-w-md flex-col gap-5 px-4 py-12">
      <h1 className="text-center text-xl font-display tracking-tight">{starting.loading}</h1>
      <StartingNote pause={pause} now={Date.now} action={messages.tryAgain} onAction={onRetry} />
    </div>
  );
}
