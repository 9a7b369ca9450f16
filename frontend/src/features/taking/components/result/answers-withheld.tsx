import type { AttemptResult } from '@quizhall/shared/model/attempt-result';
import { EyeOff } from 'lucide-react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { result } from '../../result-messages.ts';

const { answers: text } = result;
/** It asks in a dialog, whose code few results need. */
const EndRetakes = lazyPart(async () => (await import('./end-retakes.tsx')).EndRetakes);

/** Why the correct answers are not there, and what brings them. */
export function AnswersWithheld({ result: { submissionId, correctAnswers } }: { result: AttemptResult }) {
  const { reason = 'never', attemptsLeft, shownAt } = correctAnswers;
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-5">
      <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium text-ink">{reason === 'never' ? text.never : text.notYet}</p>
        {reason === 'attempts_left' ? (
          <>
            <p className="mt-1 text-sm text-muted">
              {attemptsLeft === undefined
                ? text.attemptsUnlimited
                : text.attemptsLeft({ left: attemptsLeft })}{' '}
              {shownAt && text.endsAt({ when: formatDateTime(shownAt) })}
            </p>
            <PartBoundary>
              <EndRetakes submissionId={submissionId} />
            </PartBoundary>
          </>
        ) : (
          reason !== 'never' && <p className="mt-1 text-sm text-muted">{text.reasons[reason]}</p>
        )}
      </div>
    </div>
  );
}
