import { createElement, type ElementType, type ReactNode, useLayoutEffect, useState } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
}

/**
 * Stands in for the package of the same name that Radix puts around what is modal (see the alias in vite.config.ts). The
 * package writes a style element into the page, which the content security policy refuses; here a mark is enough, and
 * theme.css keeps the page still for as long as one is in it.
 */
export function RemoveScroll({ as = 'div', children }: RemoveScrollProps) {
  const [scrollbar] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    if (scrollbar !== undefined) document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
  }, [scrollbar]);
  return createElement(as, { 'data-scroll-lock': '' }, children);
}

/** Of the page, in pixels, as long as it has one: a lock upon a lock has nothing to measure. */
function scrollbarWidth(): number | undefined {
  if (document.querySelector('[data-scroll-lock]')) return undefined;
  return window.innerWidth - document.documentElement.clientWidth;
}
