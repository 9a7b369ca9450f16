import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { messages } from '../../messages.ts';

const { take } = messages;

interface ActionBarProps {
  allowsBack: boolean;
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onNavigator: () => void;
  /** Stands in the middle where there is room. */
  children?: ReactNode;
}

/** The ways out of a question: always at the same place, at the foot of the screen, where the thumb is. */
export function ActionBar({
  allowsBack,
  isFirst,
  isLast,
  onPrevious,
  onNext,
  onNavigator,
  children,
}: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:20rem)]:static">
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-3 sm:px-6 [@media(max-height:30rem)]:py-1.5">
        {allowsBack && (
          <Button
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={onPrevious}
            disabled={isFirst}
            aria-label={take.previous}
          >
            <span className="hidden sm:inline">{take.previous}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={take.openNavigator}
          aria-haspopup="dialog"
          icon={<LayoutGrid aria-hidden="true" />}
          onClick={onNavigator}
          className="lg:hidden"
        >
          <span className="hidden sm:inline">{take.navigator}</span>
        </Button>
        <div className="hidden min-w-0 flex-1 justify-center lg:flex">{children}</div>
        <Button className="ml-auto min-w-0 flex-1 sm:min-w-32 sm:flex-none" onClick={onNext}>
          {isLast ? take.toReview : take.next}
          <ArrowRight aria-hidden="true" className={isLast ? 'hidden sm:block' : undefined} />
        </Button>
      </div>
    </div>
  );
}
