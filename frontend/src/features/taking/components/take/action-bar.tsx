import { ArrowLeft, ArrowRight, Flag, LayoutGrid } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { messages } from '../../messages.ts';

const { take } = messages;

interface ActionBarProps {
  allowsBack: boolean;
  isFirst: boolean;
  isLast: boolean;
  flagged: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onFlag: () => void;
  onNavigator: () => void;
}

/** What one does with a question. On phones at the foot of the screen, where the thumb is. */
export function ActionBar({
  allowsBack,
  isFirst,
  isLast,
  flagged,
  onPrevious,
  onNext,
  onFlag,
  onNavigator,
}: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:border-0 lg:bg-transparent">
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-3 sm:px-6 lg:px-0">
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
          aria-pressed={flagged}
          aria-label={flagged ? take.unflag : take.flag}
          icon={<Flag aria-hidden="true" className={cx(flagged && 'fill-current text-warning-ink')} />}
          onClick={onFlag}
        >
          <span className="hidden sm:inline">{flagged ? take.unflag : take.flag}</span>
        </Button>
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
        <Button className="ml-auto min-w-28" onClick={onNext}>
          {isLast ? take.toReview : take.next}
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
