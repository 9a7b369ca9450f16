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
  // Next to the opener the part of the page that it stands in: what was done may have taken the opener away.
  const part = element.parentElement?.closest('[tabindex="-1"]');
  return [element, ...(part && part !== popup ? [part] : []), ...before];
}

/** Gone, or going: a popup that closes leaves its exit animation behind for a moment. */
const isThere = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.closest(POPUP)?.getAttribute('data-state') !== 'closed';

/** Whether it took the focus: what is disabled or hidden does not. */
function takesFocus(element: Element): boolean {
  if (!isThere(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Whether what was done in the popup that closes has led on: into another popup, or to a field of the page. */
function isElsewhere(closing: EventTarget | null): boolean {
  const focused = document.activeElement;
  const popup = focused?.closest(POPUP);
  return popup ? popup !== closing && isThere(popup) : focused !== document.body;
}

type Place = () => HTMLElement | null | undefined;

/**
 * Gives the focus back to what opened a dialog. Radix gives it to the dialog's trigger alone, and ours have none: they
 * are opened by state, often from a menu or a drawer that is gone by then. Spread on `Content`.
 *
 * @param elsewhere where the focus goes instead, when what was done in the dialog leads there
 * @param otherwise where it goes when nothing has opened the dialog
 */
export function useReturnFocus(elsewhere?: Place, otherwise?: Place) {
  const openers = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      openers.current = openersFrom(document.activeElement);
      if (currentTarget instanceof Element) openersOf.set(currentTarget, openers.current);
    },
    onCloseAutoFocus: (event: Event) => {
      if (isElsewhere(event.target)) return event.preventDefault();
      const places = [elsewhere?.(), ...openers.current, otherwise?.()];
      if (places.some((place) => place && takesFocus(place))) event.preventDefault();
    },
  };
}
