import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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

    // The heading is not there yet (its data may still be loading): the landmark stands in until it comes, however long
    // that takes, unless the person goes somewhere meanwhile.
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (isElsewhere(main) || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, visit]);
}

/** In the bar, in a dialog: not in the page, and not nowhere, where it falls when what had it is gone. */
const isElsewhere = (main: HTMLElement) =>
  document.activeElement !== document.body && !main.contains(document.activeElement);

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
