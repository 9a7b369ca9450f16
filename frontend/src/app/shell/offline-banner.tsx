import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/online.ts';
import { messages } from '../messages.ts';

/** Floats at the foot of the page for as long as the browser reports no network. Taking a quiz has its own display. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      {!online && (
        <p className="flex max-w-prose animate-rise-in items-center gap-2.5 rounded-control border border-warning-line bg-warning-soft px-4 py-3 text-sm font-medium text-warning-ink shadow-overlay">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {messages.offline}
        </p>
      )}
    </div>
  );
}
