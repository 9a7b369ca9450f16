import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page may take to show its heading after the navigation (its data may still be loading). */
const PATIENCE = 5_000;

/**
 * After a change of page, focus goes to the page's main heading, so that a screen reader reads where one is and Tab
 * goes on from there. A page that has put the focus somewhere itself is left alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  // A link to a section can be followed again while the address already names it.
  const visit = hash && key;
  const last = useRef({ pathname, visit });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, visit };
    const moved = before.pathname !== pathname;
    const main = document.getElementById('main');
    if (!main || (!moved && before.visit === visit)) return undefined;
    // A link to a section: the router scrolls there, and the section is where reading goes on.
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (section) {
      focusQuietly(section);
      return undefined;
    }
    if (!moved) return undefined;
    if (focusHeading(main)) return undefined;

    // The heading is not there yet: the landmark stands in until it comes.
    if (!holdsFocus(main)) main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focusHeading(main)) stop();
    });
    const timer = setTimeout(() => stop(), PATIENCE);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(main, { childList: true, subtree: true });
    return stop;
  }, [pathname, hash, visit]);
}

/** Focus on something inside, as opposed to on the landmark itself. */
const holdsFocus = (main: HTMLElement) =>
  document.activeElement !== main && main.contains(document.activeElement);

/** Whether the matter is settled: the heading has the focus now, or the person is already somewhere in the page. */
function focusHeading(main: HTMLElement): boolean {
  if (holdsFocus(main)) return true;
  const heading = main.querySelector('h1');
  if (!heading) return false;
  focusQuietly(heading);
  return true;
}

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
