import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { CircleCheck, CircleDot, CircleX, type LucideIcon, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { Written } from '@/entities/quiz/written.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import type { LocalAnswer } from '../engine/answers.ts';
import { acceptedAnswers, reviewedOptions } from '@/entities/quiz/review/review.ts';
import { practice as text } from './practice-messages.ts';
import { AnswerParts } from '@/entities/quiz/review/answer-parts.tsx';
import type { Check } from './use-check.ts';

interface CheckedAnswerProps {
  answer: LocalAnswer;
  check: Check;
}

/** What came of the check, read out as it comes; the place for it is there before. */
export function CheckedAnswer({ answer: { checked }, check }: CheckedAnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isTold = typeof checked === 'object';
  const says = isTold || check.trouble !== undefined;
  useEffect(() => {
    if (says) box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [says]);
  return (
    <div ref={box} role="status" className="scroll-mb-24 *:mt-6">
      {isTold ? (
        <FormulasOf formulas={checked.formulas}>
          <Feedback feedback={checked} />
        </FormulasOf>
      ) : (
        <Untold isChecked={checked === true} check={check} />
      )}
    </div>
  );
}

function Untold({ isChecked, check: { trouble, check } }: { isChecked: boolean; check: Check }) {
  if (!trouble) return isChecked && <p className="text-sm text-muted">{text.loading}</p>;
  return (
    <Alert tone={trouble === 'empty' ? 'neutral' : 'warning'} live={false}>
      <p>{text.troubles[trouble]}</p>
      {isChecked && trouble !== 'closed' && (
        <Button size="sm" variant="secondary" className="mt-3" icon={<RotateCw />} onClick={check}>
          {text.again}
        </Button>
      )}
    </Alert>
  );
}

/** A word and a sign, never the colour alone. */
const VERDICTS: Record<keyof typeof text.verdicts, { Icon: LucideIcon; ink: string; box: string }> = {
  right: { Icon: CircleCheck, ink: 'text-success-ink', box: 'border-success-line bg-success-soft' },
  partly: { Icon: CircleDot, ink: 'text-warning-ink', box: 'border-warning-line bg-warning-soft' },
  wrong: { Icon: CircleX, ink: 'text-danger-ink', box: 'border-danger-line bg-danger-soft' },
};

function verdictOf({ isCorrect, points }: ReviewedAnswer): keyof typeof VERDICTS {
  if (isCorrect) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}

function Feedback({ feedback }: { feedback: ReviewedAnswer }) {
  const verdict = verdictOf(feedback);
  const { Icon, ink, box } = VERDICTS[verdict];
  const parts = verdict === 'right' ? undefined : feedback.parts;
  const accepted = verdict === 'right' || parts ? [] : acceptedAnswers(feedback);
  const reasons = reviewedOptions(feedback).filter(
    ({ chosen, correct, explanation }) => explanation && (chosen || correct),
  );
  return (
    <section className={cx('rounded-card border px-4 py-4 @min-[40rem]:px-5', box)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className={cx('flex items-center gap-2 text-lg font-display tracking-tight', ink)}>
          <Icon aria-hidden="true" className="size-5.5 shrink-0" />
          {text.verdicts[verdict]}
        </h3>
        <span className="tabular text-sm text-muted">
          {text.points({ points: feedback.points, most: feedback.maxPoints })}
        </span>
      </div>
      {parts && <AnswerParts type={feedback.type} parts={parts} />}
      {accepted.length > 0 && (
        <div className="mt-3">
          <p className="text-sm text-muted">{text.answer({ count: accepted.length })}</p>
          <ul className="mt-0.5 grid gap-0.5 text-base font-medium wrap-anywhere text-ink">
            {accepted.map((one) => (
              <li key={one}>
                <Written>
                  <InlineMarkdown text={one} />
                </Written>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(feedback.explanation || reasons.length > 0) && (
        <div className="mt-3 grid gap-2 text-base text-ink">
          <p className="-mb-1.5 text-sm text-muted">{text.why}</p>
          {reasons.map(({ text: option, explanation = '' }) => (
            <p key={option} className="whitespace-pre-wrap">
              <Written>
                <span className="font-medium">
                  <InlineMarkdown text={option} />
                </span>
                {': '}
                <InlineMarkdown text={explanation} />
              </Written>
            </p>
          ))}
          {feedback.explanation && (
            <Written as="div">
              <MarkdownText text={feedback.explanation} />
            </Written>
          )}
        </div>
      )}
    </section>
  );
}
