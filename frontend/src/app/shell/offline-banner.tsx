import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/online.ts';
import { messages } from '../messages.ts';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning-ink">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {messages.offline}
        </p>
      )}
    </div>
  );
}
