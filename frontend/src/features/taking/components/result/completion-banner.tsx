import type { AttemptResult, Score } from '@quizhall/shared/model/attempt';
import { CircleCheck, CircleX, Hourglass, Mail } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { result as text } from '../../result-messages.ts';

function titleOf({ status }: AttemptResult): string {
  if (status === 'timed_out') return text.timedOut;
  return status === 'pending_review' ? text.pending : text.completed;
}

/** That it is done, and how it went if the quiz says so now. */
export function CompletionBanner({ result }: { result: AttemptResult }) {
  const { quiz, score, submissionData } = result;
  const name = submissionData.participantName === 'Guest' ? '' : submissionData.participantName;
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div
        className={cx(
          'flex flex-col items-center gap-6 px-5 py-8 text-center sm:flex-row sm:gap-10 sm:px-10 sm:py-10 sm:text-left',
          score && (score.isPassing ? 'bg-success-soft' : 'bg-well'),
        )}
      >
        {score && (
          <div className="shrink-0">
            <ScoreRing
              size="lg"
              value={score.percentage}
              label={text.score}
              tone={score.isPassing ? 'success' : 'accent'}
            />
          </div>
        )}
        <div className="min-w-0">
          <h1 className="text-3xl font-display tracking-tight text-ink sm:text-4xl">{titleOf(result)}</h1>
          <p className="mt-2 text-base text-muted">{text.hello(name, quiz.title)}</p>
          {score && <Verdict score={score} passingScore={quiz.passingScore} />}
        </div>
      </div>
      {!score && <NoScoreYet finalAt={result.finalAt} />}
    </section>
  );
}

function Verdict({ score: { isPassing, grade }, passingScore }: { score: Score; passingScore: number }) {
  const Icon = isPassing ? CircleCheck : CircleX;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-3 sm:justify-start">
      <span
        className={cx(
          'inline-flex h-9 items-center gap-2 rounded-full px-4 text-sm font-semibold',
          isPassing ? 'bg-success text-on-success' : 'border border-edge bg-surface text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {isPassing ? text.passed : text.failed}
      </span>
      <span className="inline-flex h-9 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink">
        {text.grade} {grade}
      </span>
      {passingScore > 0 && <span className="text-sm text-muted">{text.needed(passingScore)}</span>}
    </div>
  );
}

/** The owner releases the results later, or answers of this attempt are still on their way. */
function NoScoreYet({ finalAt }: Pick<AttemptResult, 'finalAt'>) {
  const Icon = finalAt ? Hourglass : Mail;
  return (
    <div className="flex gap-4 border-t border-line bg-accent-soft px-5 py-5 sm:px-10">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div>
        <h2 className="text-base font-display tracking-tight text-ink">
          {finalAt ? text.notFinal : text.underReview}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {finalAt ? text.notFinalText(formatDateTime(finalAt)) : text.underReviewText}
        </p>
      </div>
    </div>
  );
}
