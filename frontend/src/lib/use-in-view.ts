import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been in view. Stays true once it has. */
export function useInView(ref: RefObject<Element | null>, options: IntersectionObserverInit = {}): boolean {
  const [isSeen, setSeen] = useState(false);
  const { threshold, rootMargin } = options;
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { ...(threshold !== undefined && { threshold }), ...(rootMargin !== undefined && { rootMargin }) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen, threshold, rootMargin]);
  return isSeen;
}
