import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const options = { passive: true };
  window.addEventListener('scroll', onChange, options);
  return () => window.removeEventListener('scroll', onChange);
};
/** Short sections at the end never come to the top. */
const isAtEnd = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
};
const useIsAtEnd = () => useSyncExternalStore(subscribe, isAtEnd, () => false);

/** The section that stands at the top of what is visible, below the sticky header. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id | undefined>(ids[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent((before) => ids.find((id) => visible.has(id)) ?? before);
      },
      { rootMargin: '-25% 0px -55% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return useIsAtEnd() ? ids.at(-1) : current;
}
