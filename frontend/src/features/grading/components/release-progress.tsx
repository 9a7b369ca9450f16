import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import type { Release } from '../hooks/use-release.ts';
import { messages } from '../messages.ts';

const TEXT = messages.release;

/** A release that was begun: how far it is, and how it ended. */
export function ReleaseProgress({ release: { runId, run, lost, lookAgain } }: { release: Release }) {
  if (runId === undefined) return null;
  if (run?.status === 'done') return <Alert tone="success">{TEXT.done}</Alert>;
  if (run?.status === 'failed') return <Alert tone="danger">{run.message ?? TEXT.stopped}</Alert>;
  if (lost)
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="secondary" onClick={lookAgain}>
            {TEXT.again}
          </Button>
        }
      >
        {TEXT.unknown}
      </Alert>
    );
  const progress = TEXT.running(run?.done ?? 0, run?.total ?? 0);
  return (
    <Card>
      <p role="status" className="text-sm font-medium text-ink">
        {progress}
      </p>
      <ProgressBar label={progress} value={run?.done ?? 0} max={run?.total || 1} className="mt-3" />
      <p className="mt-3 text-sm text-muted">{TEXT.leaveIt}</p>
    </Card>
  );
}
