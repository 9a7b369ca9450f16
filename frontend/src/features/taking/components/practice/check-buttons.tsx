import { ArrowRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { practice as text } from '../../practice-messages.ts';
import { MAIN_LOOK } from '../take/action-bar.tsx';
import type { Check } from './use-check.ts';

interface CheckButtonsProps {
  check: Check;
  /** Checked, or not to be checked any more. */
  isDone: boolean;
  isLast: boolean;
  onNext: () => void;
}

/** The way on: first the check, then the next question. One button stays in its place, so that it keeps the focus. */
export function CheckButtons({ check, isDone, isLast, onNext }: CheckButtonsProps) {
  const goOn = isLast ? text.toReview : text.next;
  return (
    <>
      {!isDone && (
        <Button key="skip" variant="ghost" className="ml-auto @max-[19rem]:px-2" onClick={onNext}>
          {text.skip}
        </Button>
      )}
      <Button
        key="main"
        className={MAIN_LOOK}
        loading={check.checking}
        onClick={isDone ? onNext : check.check}
      >
        {isDone ? goOn : text.check}
        {isDone && <ArrowRight aria-hidden="true" className="hidden @min-[40rem]:block" />}
      </Button>
    </>
  );
}
