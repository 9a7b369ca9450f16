import { useRef } from 'react';

const POPUP = '[role=dialog],[role=alertdialog],[role=menu]';

/** Which elements had the focus before a popup took it: its opener, the opener of the popup that that was in, and so on. */
const openersOf = new WeakMap<Element, Element[]>();

function openersFrom(element: Element | null): Element[] {
  if (!element || element === document.body) return [];
  const popup = element.closest(POPUP);
  const trigger = popup && document.getElementById(popup.getAttribute('aria-labelledby') ?? '');
  const before = popup
    ? (openersOf.get(popup) ?? (popup.contains(trigger) || !trigger ? [] : [trigger]))
    : [];
  return [element, ...before];
}

/** Gone, or going: a popup that closes leaves its exit animation behind for a moment. */
const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.closest(POPUP)?.getAttribute('data-state') !== 'closed';

/**
 * Gives the focus back to what opened a dialog. Radix gives it to the dialog's trigger alone, and ours have none: they
 * are opened by state, often from a menu or a drawer that is gone by then. Spread on `Content`.
 *
 * @param elsewhere where the focus goes instead, when what was done in the dialog leads there
 */
export function useReturnFocus(elsewhere?: () => HTMLElement | null | undefined) {
  const openers = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      openers.current = openersFrom(document.activeElement);
      if (currentTarget instanceof Element) openersOf.set(currentTarget, openers.current);
    },
    onCloseAutoFocus: (event: Event) => {
      const opener = elsewhere?.() ?? openers.current.find(isThere);
      if (!opener) return;
      event.preventDefault();
      opener.focus({ preventScroll: true });
    },
  };
}
