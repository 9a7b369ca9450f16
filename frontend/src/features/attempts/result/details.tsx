import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { ChevronDown, EyeOff } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { result as text } from './result-messages.ts';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatDateTime } from '@/lib/format.ts';
import { AnswerReview } from './answer-review.tsx';

const { answers: withheldText } = text;
/** It asks in a dialog, whose code few results need. */
const EndRetakes = lazyPart(async () => (await import('./end-retakes.tsx')).EndRetakes);

/** Why the correct answers are not there, and what brings them. */
function AnswersWithheld({ result: { submissionId, correctAnswers } }: { result: AttemptResult }) {
  const { reason = 'never', attemptsLeft, shownAt } = correctAnswers;
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-5">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {reason === 'never' ? withheldText.never : withheldText.notYet}
        </p>
        {reason === 'attempts_left' ? (
          <>
            <p className="mt-1 text-sm text-muted">
              {attemptsLeft === undefined
                ? withheldText.attemptsUnlimited
                : withheldText.attemptsLeft({ left: attemptsLeft })}{' '}
              {shownAt && withheldText.endsAt({ when: formatDateTime(shownAt) })}
            </p>
            <PartBoundary>
              <EndRetakes submissionId={submissionId} />
            </PartBoundary>
          </>
        ) : (
          reason !== 'never' && <p className="mt-1 text-sm text-muted">{withheldText.reasons[reason]}</p>
        )}
      </div>
    </div>
  );
}

/** Whether the page is being printed: paper has nothing to press, so it gets everything that is folded away. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    // The picture is taken as soon as the listener returns.
    const on = (type: string, to: boolean) =>
      window.addEventListener(type, () => flushSync(() => setPrinting(to)), { signal: over.signal });
    on('beforeprint', true);
    on('afterprint', false);
    return () => over.abort();
  }, []);
  return printing;
}

/** The details open by themselves after this time. */
const OPENS_AFTER_MS = 500;

/** The answers one by one, or why they are not there. */
export function Details({ result }: { result: AttemptResult }) {
  const { quiz, results, passages } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked for the answers hears that they have come; the button that asked is gone.
  const hadResults = useRef(results !== undefined);
  useEffect(() => {
    if (results && !hadResults.current) heading.current?.focus();
    hadResults.current = results !== undefined;
  }, [results]);
  if (results) {
    return (
      <WrittenIn value={quiz.language}>
        <Review {...{ heading, results, passages }} explain={quiz.showExplanations} />
      </WrittenIn>
    );
  }
  return (
    <section aria-labelledby="answers-title">
      <h2 id="answers-title" className="mb-3 text-xl font-display tracking-tight text-ink">
        {text.review}
      </h2>
      <AnswersWithheld result={result} />
    </section>
  );
}

interface ReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  results: readonly ReviewedAnswer[];
  explain: boolean;
  passages: AttemptResult['passages'];
}

/** The button to the details and the details; the room that they will take is kept free until they open. */
function Review({ heading, results, explain, passages }: ReviewProps) {
  const [open, setOpen] = useState<boolean>();
  const printing = usePrinting();
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => setOpen((chosen) => chosen ?? true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-labelledby={`${id}-title`} className={cx(open === undefined && 'min-h-dvh')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          id={`${id}-title`}
          className="scroll-mt-24 text-xl font-display tracking-tight text-ink"
        >
          {text.review}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          className={cx(WRAPS, 'print:hidden')}
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
      <div id={id} hidden={!open && !printing}>
        <AnswerReview answers={results} {...{ explain, passages, printing }} />
      </div>
    </section>
  );
}
