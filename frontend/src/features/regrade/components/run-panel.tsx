import { RegradeResult } from '@quizhall/shared/model/regrade';
import type { Run } from '@quizhall/shared/model/run';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.run;

interface RunPanelProps {
  run: Run;
  resuming: boolean;
  onResume: () => void;
  onAnother: () => void;
}

/** How far a correction is, and what came of it. */
export function RunPanel({ run, resuming, onResume, onAnother }: RunPanelProps) {
  if (run.status === 'failed')
    return (
      <Alert
        tone="danger"
        title={TEXT.failed}
        action={
          <Button size="sm" loading={resuming} onClick={onResume}>
            {TEXT.again}
          </Button>
        }
      >
        {run.message}
      </Alert>
    );
  if (run.status === 'done') {
    const { changed, nowPass, nowFail } = RegradeResult.parse(run.result);
    return (
      <Alert
        tone="success"
        title={TEXT.done(changed, nowPass, nowFail)}
        action={
          <Button size="sm" variant="secondary" onClick={onAnother}>
            {TEXT.another}
          </Button>
        }
      />
    );
  }
  const isSettling = run.total > 0 && run.done >= run.total;
  return (
    <Panel title={TEXT.title}>
      <ProgressBar label={TEXT.progress} value={run.done} max={Math.max(1, run.total)} showValue />
      <p role="status" className="mt-3 min-h-5 text-sm text-muted">
        {isSettling && TEXT.settling}
      </p>
    </Panel>
  );
}
