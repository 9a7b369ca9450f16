import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { SCRIM } from './dialog.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { parts } from './messages.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom' | undefined;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean | undefined;
  /** Replaces the default width (or height at the bottom). */
  className?: string | undefined;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  /** Where the focus goes when it closes, instead of back to what opened it. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
}

const SIDES = {
  left: 'inset-y-0 left-0 border-r data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  right:
    'inset-y-0 right-0 border-l data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right',
  bottom:
    'inset-x-0 bottom-0 rounded-t-card border-t data-[state=open]:animate-slide-in-bottom data-[state=closed]:animate-slide-out-bottom',
} as const;

const EXTENT = { left: 'w-[85vw] max-w-md', right: 'w-[85vw] max-w-md', bottom: 'max-h-[85dvh]' } as const;

/**
 * A modal sheet from one side of the screen; same manners as `Dialog`.
 * `<Drawer open={open} onOpenChange={setOpen} title="Filters" side="bottom">…</Drawer>`
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'right',
  hideTitle,
  className,
  children,
  footer,
  focusAfter,
}: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          aria-describedby={undefined}
          {...useReturnFocus(focusAfter)}
          className={cx(
            'fixed z-50 flex flex-col border-line bg-raised shadow-overlay outline-none',
            SIDES[side],
            className ?? EXTENT[side],
          )}
        >
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-5">
            <Radix.Title
              className={
                hideTitle ? 'sr-only' : 'min-w-0 truncate text-base font-display tracking-tight text-ink'
              }
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <PlainIconButton label={parts.close} icon={<X />} className="ml-auto" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="flex shrink-0 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
