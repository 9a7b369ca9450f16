import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { parts } from './messages.ts';

export interface DialogProps {
  open: boolean;
  /** Absent: only what it shows closes it, neither Escape nor a click beside it, and it has no button for that. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof SIZES | undefined;
  /** Where the focus goes afterwards if nothing on the page has opened it: a link led straight to it. */
  returnTo?: (() => HTMLElement | undefined) | undefined;
  /** Buttons, right-aligned, always visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
}

const SIZES = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-2xl',
  xl: 'sm:max-w-4xl',
  wide: 'sm:max-w-5xl',
  /** As large as the screen allows, whatever it shows, so that nothing jumps from one thing to the next. */
  full: 'h-[92dvh] sm:h-[86dvh] sm:max-w-6xl',
} as const;

export const SCRIM =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/**
 * Shared by the dialogs: a sheet at the foot of a phone, a centred panel from 640 px. On one level with the scrim, so that
 * the scrim of a second dialog darkens the first one.
 */
export const PANEL =
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full flex-col rounded-t-card border border-line bg-raised shadow-overlay outline-none ' +
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out ' +
  'sm:inset-x-4 sm:bottom-auto sm:top-[50dvh] sm:mx-auto sm:w-auto sm:max-h-[86dvh] sm:-translate-y-1/2 sm:rounded-card';

/** A form that begins at its first field rather than at the button that closes the dialog. */
const FIRST_FIELD = '[data-first-focus] :is(input, textarea, [role=combobox])';

/**
 * A modal dialog: traps focus, closes on Escape, returns focus to what opened it. The focus begins in a form with `data-first-focus`.
 * `<Dialog open={open} onOpenChange={setOpen} title="Share" footer={<Button>Done</Button>}>…</Dialog>`
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  returnTo,
  footer,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(undefined, returnTo);
  const onOpened = (event: Event) => {
    onOpenAutoFocus(event);
    const field = (event.currentTarget as Element).querySelector<HTMLElement>(FIRST_FIELD);
    if (field) event.preventDefault();
    field?.focus();
  };
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={onOpened}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(PANEL, SIZES[size])}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-display tracking-tight text-ink">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            {onOpenChange && (
              <Radix.Close asChild>
                <PlainIconButton label={parts.close} icon={<X />} className="-mt-2 -mr-2" />
              </Radix.Close>
            )}
          </header>
          {/* What is scrolled to keeps room for the error below it. */}
          <div className="min-h-0 flex-1 scroll-pt-4 scroll-pb-16 overflow-y-auto px-5 pt-2 pb-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
