import { createElement, type ElementType, type ReactNode } from 'react';

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
  return createElement(as, { 'data-scroll-lock': '' }, children);
}
