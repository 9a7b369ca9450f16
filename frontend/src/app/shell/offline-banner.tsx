import { CircleCheck, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { useOnline } from '@/lib/online.ts';
import { messages } from '../messages.ts';

/** How long the good news stands, in milliseconds. */
const GOOD_NEWS = 4_000;

/** Whether the network has come back a moment ago. */
function useJustBack(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [back, setBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setBack(online);
  }
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}

/** Floats at the foot of the page for as long as the browser reports no network. Taking a quiz has its own display. */
export function OfflineBanner() {
  const online = useOnline();
  const back = useJustBack(online);
  const Icon = online ? CircleCheck : WifiOff;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      {(!online || back) && (
        <p
          className={cx(
            'flex max-w-prose animate-rise-in items-center gap-2.5 rounded-control border px-4 py-3 text-sm font-medium shadow-overlay',
            online
              ? 'border-success-line bg-success-soft text-success-ink'
              : 'border-warning-line bg-warning-soft text-warning-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {online ? messages.backOnline : messages.offline}
        </p>
      )}
    </div>
  );
}
