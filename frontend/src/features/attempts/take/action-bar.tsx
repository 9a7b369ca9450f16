import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { messages } from '../shared/messages.ts';
import { WRAPS } from '@/components/ui/wraps.ts';

const { take } = messages;

interface ActionBarProps {
  allowsBack: boolean;
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onNavigator: () => void;
  /** In place of the way on. */
  main?: ReactNode;
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
  main,
  children,
}: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:20rem)]:static [@media(max-height:30rem)]:@max-[30rem]:static">
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-3 @min-[40rem]:px-6 @max-[19rem]:flex-wrap @max-[19rem]:px-2 @max-[19rem]:py-1.5 [@media(max-height:30rem)]:py-1.5">
        {allowsBack && (
          <Button
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={onPrevious}
            disabled={isFirst}
            aria-label={take.previous}
            className="@max-[19rem]:px-2"
          >
            <span className="hidden @min-[40rem]:inline">{take.previous}</span>
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={take.openNavigator}
          aria-haspopup="dialog"
          icon={<LayoutGrid aria-hidden="true" />}
          onClick={onNavigator}
          className="lg:hidden @max-[19rem]:px-2"
        >
          <span className="hidden @min-[40rem]:inline">{take.navigator}</span>
        </Button>
        <div className="hidden min-w-0 flex-1 justify-center lg:flex">{children}</div>
        {main ?? <NextButton isLast={isLast} onNext={onNext} />}
      </div>
    </div>
  );
}

/** How the button looks that leads on. */
export const MAIN_LOOK = cx(
  'ml-auto min-w-0 flex-1 @min-[40rem]:min-w-32 @min-[40rem]:flex-none @max-[19rem]:min-w-min',
  WRAPS,
);

function NextButton({ isLast, onNext }: Pick<ActionBarProps, 'isLast' | 'onNext'>) {
  return (
    <Button className={MAIN_LOOK} onClick={onNext}>
      {isLast ? take.toReview : take.next}
      <ArrowRight
        aria-hidden="true"
        className={isLast ? 'hidden @min-[40rem]:block' : '@max-[19rem]:hidden'}
      />
    </Button>
  );
}
