import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

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
}

/** Actions and links behind one button. */
export function Menu({ trigger, items, label, align = 'end', header, defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-overlay data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
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
    'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[calc(var(--radius-control)-4px)] px-3 py-2 text-sm select-none [&_svg]:size-4 [&_svg]:shrink-0',
    'data-highlighted:outline-none data-disabled:cursor-not-allowed data-disabled:text-faint data-disabled:opacity-60',
    danger
      ? 'text-danger-ink data-highlighted:bg-danger-soft'
      : 'text-ink data-highlighted:bg-well [&_svg]:text-muted',
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
