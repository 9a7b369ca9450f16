import type { Job } from '@quizhall/shared/model/job';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Regrades } from '../api/regrade-calls.ts';
import { messages } from '../messages.ts';

const TEXT = messages.run;

interface Actions {
  resuming: boolean;
  onResume: () => void;
  onAnother: () => void;
}

interface RunPanelProps extends Actions {
  run: Job;
}

interface LatestRunProps extends Actions {
  run: Job | undefined;
  latest: Regrades['latest'];
}

/** Run in the URL or of the quiz. For another user's run, only its status is displayed. */
export function LatestRun({ run, latest, ...actions }: LatestRunProps) {
  if (run) return <RunPanel run={run} {...actions} />;
  // The user's own run is still loading.
  if (latest?.runId !== undefined) return null;
  if (latest?.status === 'running')
    return (
      <Alert tone="accent" title={TEXT.others}>
        {TEXT.othersText}
      </Alert>
    );
  return latest?.status === 'failed' ? <Failed {...actions} /> : null;
}

const Failed = ({ message, resuming, onResume }: Actions & { message?: string | undefined }) => (
  <Alert
    tone="danger"
    title={TEXT.failed}
    action={
      <Button size="sm" loading={resuming} onClick={onResume}>
        {TEXT.again}
      </Button>
    }
  >
    {message}
  </Alert>
);

/** Progress and result of a correction. */
function RunPanel({ run, ...actions }: RunPanelProps) {
  if (run.status === 'failed') return <Failed message={TEXT.failedText} {...actions} />;
  if (run.status === 'done') {
    const [changed = 0, nowPass = 0, nowFail = 0] = ['changed', 'nowPass', 'nowFail'].map((name) =>
      Number(run.result?.[name]),
    );
    return (
      <Alert
        tone="success"
        title={TEXT.done(changed, nowPass, nowFail)}
        action={
          <Button size="sm" variant="secondary" onClick={actions.onAnother}>
            {TEXT.another}
          </Button>
        }
      />
    );
  }
  const isSettling = run.total > 0 && run.done >= run.total;
  return (
    <Panel title={TEXT.title}>
      {!isSettling && (
        <ProgressBar label={TEXT.progress} value={run.done} max={Math.max(1, run.total)} showValue />
      )}
      <div role="status" className="text-sm">
        {isSettling && (
          <p className="flex gap-3 text-ink">
            <Spinner className="mt-0.5 shrink-0 text-accent-ink" />
            {TEXT.settling(run.total)}
          </p>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{TEXT.leaveIt}</p>
    </Panel>
  );
}
