import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { result as text } from '../../result-messages.ts';
import { WRAPS } from '../shared/wraps.ts';
import { AnswerReview } from './answer-review.tsx';

/** The details open by themselves after this time (spec 3 §9). */
const OPENS_AFTER_MS = 500;

/** The button to the details and the details; the room that they will take is kept free until they open. */
export function Details({ result: { quiz, results } }: { result: AttemptResult }) {
  const [open, setOpen] = useState<boolean>();
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => setOpen((chosen) => chosen ?? true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-labelledby={`${id}-title`} className={cx(open === undefined && results && 'min-h-dvh')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl font-display tracking-tight text-ink">
          {text.review}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          className={WRAPS}
          aria-expanded={open ?? false}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          icon={
            <ChevronDown aria-hidden="true" className={cx('transition-transform', open && 'rotate-180')} />
          }
        >
          {open ? text.hide : text.show}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {results ? (
          <AnswerReview answers={results} explain={quiz.showExplanations} />
        ) : (
          <p className="text-muted">{text.answersWithheld}</p>
        )}
      </div>
    </section>
  );
}
