import { formatPercent } from '@/lib/format.ts';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { useZoom, ZOOMS, zoomBy } from './use-zoom.ts';
import { messages } from './later-messages.ts';

const { zoom: text } = messages;

/** Two buttons, and how large the question is shown. */
export function ZoomPanel() {
  const zoom = useZoom();
  return (
    <div
      // Whoever presses beside the buttons keeps it open.
      tabIndex={-1}
      className="absolute top-full right-0 z-20 mt-1 flex animate-pop-in items-center gap-1 rounded-card border border-line bg-raised p-1 shadow-overlay"
    >
      <PlainIconButton
        label={text.out}
        icon={<ZoomOut aria-hidden="true" />}
        aria-disabled={zoom === ZOOMS[0]}
        onClick={() => zoomBy(-1)}
        className="aria-disabled:text-disabled"
      />
      <output className="tabular min-w-14 text-center text-sm font-medium text-ink">
        {formatPercent(zoom)}
      </output>
      <PlainIconButton
        label={text.in}
        icon={<ZoomIn aria-hidden="true" />}
        aria-disabled={zoom === ZOOMS.at(-1)}
        onClick={() => zoomBy(1)}
        className="aria-disabled:text-disabled"
      />
    </div>
  );
}
