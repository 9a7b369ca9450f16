import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { gradingPath } from '@/entities/quiz/quiz-links.ts';
import { formatDateTime } from '@/lib/format.ts';
import { useRelease } from '../../hooks/use-release.ts';
import { dashboard } from '../../dashboard-messages.ts';

const TEXT = dashboard.release;

interface ReleasePanelProps {
  quizId: string;
  /** The last time, if ever. */
  releasedAt: string | undefined;
}

/** Where results or answers wait for the owner: up to when they are released, and the next release. */
export function ReleasePanel({ quizId, releasedAt }: ReleasePanelProps) {
  const [asking, setAsking] = useState(false);
  const { release, releasing, problem } = useRelease(quizId, () => setAsking(false));
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {releasedAt ? TEXT.released(formatDateTime(releasedAt)) : TEXT.waiting}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Eye />} onClick={() => setAsking(true)}>
          {TEXT.action}
        </Button>
        <ButtonLink variant="ghost" to={gradingPath(quizId, { view: 'release' })}>
          {dashboard.grading.choose}
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={TEXT.confirm.title}
        message={TEXT.confirm.message}
        confirmLabel={TEXT.action}
        loading={releasing}
        error={problem}
        onConfirm={release}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
