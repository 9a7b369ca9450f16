import type { AttemptResult } from '@quizhall/shared/model/attempt-result';
import { EyeOff, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useEndRetakes } from '../../hooks/use-end-retakes.ts';
import { result } from '../../result-messages.ts';
import { WRAPS } from '@/components/ui/wraps.ts';

const { answers: text } = result;

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
              {text.attemptsLeft(attemptsLeft)} {shownAt && text.endsAt(formatDateTime(shownAt))}
            </p>
            <Done submissionId={submissionId} />
          </>
        ) : (
          reason !== 'never' && <p className="mt-1 text-sm text-muted">{text.reasons[reason]}</p>
        )}
      </div>
    </div>
  );
}

/** "I am done": asks first, because it cannot be taken back. */
function Done({ submissionId }: { submissionId: string }) {
  const [asking, setAsking] = useState(false);
  const { end, ending, problem } = useEndRetakes(submissionId);
  return (
    <>
      <Button
        variant="secondary"
        className={`mt-4 ${WRAPS}`}
        icon={<ListChecks aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {text.done}
      </Button>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={text.confirm.title}
        message={text.confirm.message}
        confirmLabel={text.confirm.confirm}
        cancelLabel={text.confirm.cancel}
        loading={ending}
        error={problem}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
