import { useEffect, useState } from 'react';

/** Which of these anchors is at the top of the screen; `anchors` are joined by blanks. */
export function useCurrentAnchor(anchors: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting).at(0);
        if (reached) setCurrent(reached.target.id);
      },
      // A band below the bar: whatever crosses it is being read.
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const anchor of anchors.split(' ').filter(Boolean)) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}
