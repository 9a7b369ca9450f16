import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { sizeText } from '@/components/ui/file-rules.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { formatDateTime } from '@/lib/format.ts';
import { openLink } from '@/lib/save-file.ts';
import { isGone } from '@/lib/query/run-interval.ts';
import { exportRunQuery, linkToExport, type WrittenExport } from './calls.ts';
import { WrittenLosses } from './export-losses.tsx';
import type { KeptRun } from './kept-run.ts';
import { FORMAT_TEXTS } from './export-choice.tsx';
import { messages as TEXT } from './messages.ts';

interface ExportProgressProps {
  /** Without one there is only the place where the next one will be told of. */
  run: KeptRun | undefined;
  /** It is no longer here, or nobody wants to see it. */
  onForget: () => void;
}

/** A file that is written in the background, beside the choice of the next one: how far it is, then the file. */
export function ExportProgress({ run: kept, onForget }: ExportProgressProps) {
  const { data, error, refetch } = useQuery({
    ...exportRunQuery(kept?.runId ?? ''),
    enabled: kept !== undefined,
  });
  const gone = isGone(error);
  useEffect(() => {
    if (gone) onForget();
  }, [gone, onForget]);
  const file = kept && data?.file;
  const failed = kept && data?.run.status === 'failed' ? (data.run.message ?? TEXT.failed) : undefined;
  const isStuck = kept !== undefined && error !== null && !gone && !file && failed === undefined;
  const isOver = file !== undefined || failed !== undefined;
  const box = useRef<HTMLElement>(null);
  const runId = kept?.runId;
  useEffect(() => {
    if (runId !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [runId]);
  return (
    <section
      ref={box}
      aria-label={TEXT.inBackground}
      className={kept && 'mb-5 grid grid-cols-1 gap-3 rounded-control border border-line p-4'}
    >
      {kept && <RunHeading kept={kept} writtenAt={file?.writtenAt} onForget={onForget} />}
      <p role="status" className="text-sm text-muted">
        {kept && statusOf({ file, failed, isStuck })}
      </p>
      {kept && !isOver && !isStuck && <Progress kept={kept} run={data?.run} />}
      {isStuck && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void refetch()}>
          {TEXT.lookAgain}
        </Button>
      )}
      {kept && file && <WrittenFile runId={kept.runId} file={file} />}
    </section>
  );
}

interface ProgressProps {
  kept: KeptRun;
  run: { done: number; total: number } | undefined;
}

/** How many submissions are written; of questions it is one piece of work. */
function Progress({ kept: { format }, run }: ProgressProps) {
  if (!(format in TEXT.results.formats) || !run?.total) return <Spinner className="size-4" />;
  return <ProgressBar label={TEXT.results.progress} value={run.done} max={run.total} showValue />;
}

interface State {
  file: WrittenExport | undefined;
  failed: string | undefined;
  isStuck: boolean;
}

function statusOf({ file, failed, isStuck }: State): string {
  if (file?.results) {
    const { submissions, until } = file.results;
    return TEXT.results.written(submissions, formatDateTime(until));
  }
  if (file) return TEXT.written(file.summary);
  if (failed !== undefined) return failed;
  return isStuck ? TEXT.unknown : TEXT.writing;
}

interface RunHeadingProps {
  kept: KeptRun;
  writtenAt: string | undefined;
  onForget: () => void;
}

function RunHeading({ kept: { format, askedAt }, writtenAt, onForget }: RunHeadingProps) {
  const { title } = FORMAT_TEXTS[format];
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="text-sm font-medium text-ink">
        {writtenAt === undefined
          ? TEXT.asked(title, formatDateTime(askedAt))
          : TEXT.writtenAt(title, formatDateTime(writtenAt))}
      </p>
      <PlainIconButton size="sm" label={TEXT.forget} icon={<X />} onClick={onForget} />
    </div>
  );
}

/** The link is made when it is pressed: each is good for ten minutes, and the page may be open for longer. */
function WrittenFile({ runId, file }: { runId: string; file: WrittenExport }) {
  const fetching = useMutation({ mutationFn: () => linkToExport(runId), onSuccess: openLink });
  const { error } = fetching;
  if (isGone(error)) return <Alert tone="danger">{TEXT.gone}</Alert>;
  return (
    <>
      {error ? (
        <Alert tone="danger" title={TEXT.notFetched}>
          {serverMessage(error, API_MESSAGES.unexpected)}
        </Alert>
      ) : (
        <p className="text-sm text-muted">{TEXT.readyFor}</p>
      )}
      <button
        type="button"
        aria-busy={fetching.isPending}
        onClick={() => !fetching.isPending && fetching.mutate()}
        className={cx(LINK_LOOK, 'inline-flex min-h-11 items-center gap-2 justify-self-start text-left')}
      >
        <FileDown aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {error ? TEXT.lookAgain : TEXT.ready(file.fileName, sizeText(file.size))}
        </span>
      </button>
      <WrittenLosses {...file} />
    </>
  );
}
