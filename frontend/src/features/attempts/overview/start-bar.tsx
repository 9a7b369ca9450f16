import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';

/** What a start needs, in the order of the page. */
const WANTED = 'input:not(:disabled), button[type=submit]:not(:disabled)';

interface StartBarProps {
  label: string;
  panel: RefObject<HTMLElement | null>;
}

/** Where the way in stands below the description of the quiz: a bar that leads there as long as it is out of sight. */
export function StartBar({ label, panel }: StartBarProps) {
  const isBelow = useIsBelow(panel);
  const go = () => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector<HTMLElement>(WANTED)?.focus({ preventScroll: true });
  };
  if (!isBelow) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 lg:hidden">
      <Button size="lg" className="w-full" icon={<ArrowDown aria-hidden="true" />} onClick={go}>
        {label}
      </Button>
    </div>
  );
}

/** Whether an element begins under the lower edge of the window. */
function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
