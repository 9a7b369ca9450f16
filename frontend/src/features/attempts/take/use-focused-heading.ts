import { useEffect, useRef } from 'react';

/** For screens that replace what had the focus: it goes on at their heading. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
