import type { ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { Maximize2 } from 'lucide-react';
import { use, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { messages } from '../shared/messages.ts';

export const loadEnlargedPicture = () => import('./enlarged-picture.tsx');
const EnlargedPicture = lazyPart(async () => (await loadEnlargedPicture()).EnlargedPicture);

interface ShownPictureProps {
  media: ShownMedia;
  label: string;
  className: string;
}

/** A picture that is enlarged by a press anywhere on it. */
export function ShownPicture({ media, label, className }: ShownPictureProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <div className="relative">
      <img
        src={media.url}
        alt={media.alt}
        lang={use(WrittenIn)}
        loading="lazy"
        decoding="async"
        className={className}
      />
      <button
        type="button"
        aria-label={messages.take.enlarge}
        aria-haspopup="dialog"
        title={messages.take.enlarge}
        onClick={() => setOpen(true)}
        className="group absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-card p-2 print:hidden"
      >
        <span className="grid size-9 place-items-center rounded-control border border-line bg-raised text-muted group-hover:text-ink">
          <Maximize2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      {open !== undefined && (
        <PartBoundary onFailure={() => setOpen(undefined)}>
          <EnlargedPicture media={media} label={label} open={open} onOpenChange={setOpen} />
        </PartBoundary>
      )}
    </div>
  );
}
