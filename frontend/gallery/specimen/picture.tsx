import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

/** What would point out of a copy, or be there twice. */
const REFERENCES = [
  'id',
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
];

/**
 * A copy of what opens at the end of the page. The overlay is opened, copied and closed in one go, before anything is
 * painted; the copy is the real markup without its behaviour, so it can stand inside a page, and several times.
 * @throws Error when nothing opened
 */
export function takePicture(overlay: ReactNode, panel: string, open?: (host: HTMLElement) => void): Element {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<MemoryRouter>{overlay}</MemoryRouter>));
  if (open) flushSync(() => open(host));
  const copy = document.querySelector(panel)?.cloneNode(true);
  root.unmount();
  host.remove();
  if (!(copy instanceof Element)) throw new Error(`Nothing opened as ${panel}`);
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of REFERENCES) element.removeAttribute(name);
  }
  return copy;
}

/** Shows a picture; out of reach for pointer, keyboard and assistive technology. */
export function Picture({ of: picture, className }: { of: Element; className: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(picture.cloneNode(true)), [picture]);
  return <div ref={frame} inert className={className} />;
}
