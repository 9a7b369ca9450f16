import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { popupHome } from './popup-home.ts';
import { ITEM, POPUP } from './popup-look.ts';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Something small at the right edge: a badge, a shortcut. */
  trailing?: ReactNode;
  onSelect?: (() => void) | undefined;
  to?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** A button (it receives ref and aria properties). */
  trigger: ReactElement;
  items: readonly (MenuAction | 'separator')[];
  /** Names the menu. */
  label: string;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Above the items; not part of the menu. */
  header?: ReactNode;
  /** Open from the start: for a menu whose code was loaded by the press that wanted it. */
  defaultOpen?: boolean | undefined;
  /** Somebody is about to look at it: the pointer is over the button, or it opens. */
  onIntent?: (() => void) | undefined;
}

/**
 * Actions and links behind one button.
 * `<Menu label="Quiz actions" trigger={<IconButton … />} items={[{ label: 'Edit', to }, 'separator', { label: 'Delete', danger: true, onSelect }]} />`
 */
export function Menu({
  trigger,
  items,
  label,
  align = 'end',
  header,
  defaultOpen = false,
  onIntent,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [home, setHome] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (defaultOpen) setHome(popupHome(button.current));
  }, [defaultOpen]);
  return (
    // Not modal: that would hide the page from assistive technology while its parts can still be focused.
    <Radix.Root
      defaultOpen={defaultOpen}
      modal={false}
      onOpenChange={(open) => {
        if (!open) return;
        setHome(popupHome(button.current));
        onIntent?.();
      }}
    >
      <Radix.Trigger ref={button} asChild onPointerEnter={onIntent}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal {...(home && { container: home })}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            POPUP,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto data-[state=closed]:animate-pop-out',
          )}
        >
          {header && <div className="px-3 pt-2 pb-3">{header}</div>}
          {items.map((item, place) =>
            item === 'separator' ? (
              // oxlint-disable-next-line react/no-array-index-key -- separators have no other identity
              <Radix.Separator key={`separator-${place}`} className="-mx-1 my-1 h-px bg-line" />
            ) : (
              <MenuItem key={`${item.label}-${item.to ?? ''}`} {...item} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuItem({ label, icon, trailing, onSelect, to, danger, disabled = false }: MenuAction) {
  const className = cx(
    ITEM,
    'gap-2.5 px-3 [&_svg]:size-4 [&_svg]:shrink-0',
    !disabled &&
      (danger ? 'text-danger-ink data-highlighted:bg-danger-soft!' : 'text-ink [&_svg]:text-muted'),
  );
  const inner = (
    <>
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {trailing}
    </>
  );
  return (
    <Radix.Item
      asChild={to !== undefined}
      disabled={disabled}
      onSelect={() => onSelect?.()}
      className={className}
    >
      {to === undefined ? inner : <Link to={to}>{inner}</Link>}
    </Radix.Item>
  );
}
