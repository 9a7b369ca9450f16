import { ALargeSmall } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { messages } from '../shared/messages.ts';
import { loadZoomPanel } from './lazy-parts.tsx';

const ZoomPanel = lazyPart(async () => (await loadZoomPanel()).ZoomPanel);

/** Opens the steps in which the question is shown larger. */
export function ZoomControl() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const label = messages.take.zoom;
  useEffect(() => (open ? closing(box.current, () => setOpen(false)) : undefined), [open]);
  return (
    <div ref={box} role="group" aria-label={label} className="relative shrink-0">
      <PlainIconButton
        label={label}
        title={label}
        icon={<ALargeSmall aria-hidden="true" />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <PartBoundary onFailure={() => setOpen(false)}>
          <ZoomPanel />
        </PartBoundary>
      )}
    </div>
  );
}

/** Escape closes, and gives the focus back; so does whatever takes the focus elsewhere. */
function closing(box: HTMLElement | null, close: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    box?.querySelector('button')?.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !box?.contains(relatedTarget)) close();
  };
  box?.addEventListener('keydown', onKey, { signal });
  box?.addEventListener('focusout', onFocusOut, { signal });
  return () => stop.abort();
}
