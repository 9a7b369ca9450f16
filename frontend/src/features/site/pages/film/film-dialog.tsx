import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { PANEL, SCRIM } from '@/components/ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';
import { FILM } from './messages.ts';

interface FilmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The film in a modal window: starts with it, and ends with it. */
export function FilmDialog({ open, onClose, opener }: FilmDialogProps) {
  const play = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={SCRIM} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // On the button that the space bar should press, not on the one that closes.
            event.preventDefault();
            play.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className={cx(
            PANEL,
            'sm:max-w-[min(58rem,calc((86dvh-13.5rem)*1.6+3rem))] low:max-h-[96dvh] low:max-w-2xl',
          )}
        >
          <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-5 sm:pl-6">
            <Dialog.Title className="text-base font-display tracking-tight text-ink">
              {FILM.title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={FILM.close}
              className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-well hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <FilmPlayer playButton={play} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
