import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useFeedback } from './use-feedback.ts';
import { result as texts } from './result-messages.ts';
import { FeedbackForm } from './feedback-form.tsx';

const { feedback: text } = texts;

/** What the participant thinks of the quiz; a thank-you once it is said. */
export function FeedbackCard({ result }: { result: AttemptResult }) {
  const { given, justSent, change, ...form } = useFeedback(result);
  return (
    <Card as="section" aria-labelledby="feedback">
      {given === undefined ? (
        <>
          <h2 id="feedback" className="mb-4 scroll-mt-24 text-xl font-display tracking-tight text-ink">
            {text.title}
          </h2>
          <FeedbackForm {...form} />
        </>
      ) : (
        <Thanks rating={given} focus={justSent} onChange={change} />
      )}
    </Card>
  );
}

function Thanks({ rating, focus, onChange }: { rating: number; focus: boolean; onChange: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="flex flex-col items-center gap-2 py-4 text-center">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-success-soft text-success-ink"
      >
        <Heart className="size-6" />
      </span>
      <h2 ref={heading} id="feedback" tabIndex={-1} className="text-xl font-display tracking-tight text-ink">
        {text.thanks}
      </h2>
      <p className="text-sm text-muted">{text.thanksText({ count: rating })}</p>
      <Button variant="ghost" size="sm" onClick={onChange}>
        {text.change}
      </Button>
    </div>
  );
}
