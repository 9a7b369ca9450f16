import { messages } from '../../messages.ts';
import { useSaveStatus } from './save-indicator.tsx';

/** In place of a question that the server has not delivered yet. */
export function AwaitedQuestion() {
  const { kind } = useSaveStatus();
  const isOffline = kind === 'offline' || kind === 'trouble';
  return (
    <p role="status" className="m-auto max-w-md animate-fade-in p-6 text-center text-muted">
      {isOffline ? messages.take.nextOffline : messages.take.nextComing}
    </p>
  );
}
