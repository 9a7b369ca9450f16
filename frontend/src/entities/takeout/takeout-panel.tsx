import { Download } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { parts } from '@/components/ui/messages.ts';
import { type Takeout, useTakeout } from './use-takeout.ts';

/** Everything that an account or an organization holds as a file: at once, or where it is much, from a run that is shown here. */
export function TakeoutPanel({ text, ...takeout }: Takeout) {
  const { run, failed, write, writing, writeFailed, fetch, fetching, fetchFailed } = useTakeout({
    text,
    ...takeout,
  });
  const isRunning = run !== undefined && run.status !== 'done';
  return (
    <Panel title={text.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-[1_1_16rem] text-muted">
          {run?.status === 'done' ? text.ready : text.hint}
        </p>
        {run?.status === 'done' ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" className={WRAPS} loading={writing} onClick={write}>
              {text.again}
            </Button>
            <Button icon={<Download />} className={WRAPS} loading={fetching} onClick={fetch}>
              {text.fetch}
            </Button>
          </div>
        ) : (
          !isRunning && (
            <Button
              variant="secondary"
              icon={<Download />}
              className={WRAPS}
              loading={writing}
              onClick={write}
            >
              {text.write}
            </Button>
          )
        )}
      </div>
      {failed && (
        <Alert tone="danger" className="mt-4">
          {failed}
        </Alert>
      )}
      {writeFailed && <Failed message={writeFailed} busy={writing} onRetry={write} />}
      {fetchFailed && <Failed message={fetchFailed} busy={fetching} onRetry={run && fetch} />}
      {isRunning && (
        <div className="mt-4" role="status">
          <ProgressBar label={text.running} value={run.done} max={run.total} showValue />
          <p className="mt-2 text-sm text-muted">{text.runningHint}</p>
        </div>
      )}
    </Panel>
  );
}

interface FailedProps {
  message: string;
  busy: boolean;
  /** Absent where the file is deleted. */
  onRetry: (() => unknown) | undefined;
}

const Failed = ({ message, busy, onRetry }: FailedProps) => (
  <Alert
    tone="danger"
    className="mt-4"
    action={
      onRetry && (
        <Button size="sm" variant="secondary" loading={busy} onClick={onRetry}>
          {parts.tryAgain}
        </Button>
      )
    }
  >
    {message}
  </Alert>
);
