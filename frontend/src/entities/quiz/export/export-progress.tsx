import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { sizeText } from '@/components/ui/file-rules.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { cx } from '@/components/ui/cx.ts';
import { exportRunQuery } from './calls.ts';
import { messages as TEXT } from './messages.ts';

interface ExportProgressProps {
  runId: string;
  /** The choice of a format again. */
  onAnother: () => void;
}

/** A file that is written in the background: how far it is, then a link to it. */
export function ExportProgress({ runId, onAnother }: ExportProgressProps) {
  const { data, isError } = useQuery(exportRunQuery(runId));
  const { run, file } = data ?? {};
  const isOver = isError || run?.status === 'failed' || file !== undefined;
  return (
    <div role="status" className="grid grid-cols-1 justify-items-start gap-4">
      {!isOver && (
        <p className="flex items-start gap-3 text-sm text-muted">
          <Spinner className="mt-0.5 size-4 shrink-0" />
          {TEXT.writing}
        </p>
      )}
      {file && (
        <>
          <p className="text-sm text-muted">{TEXT.summary(file.summary)}</p>
          <a href={file.url} download className={cx(LINK_LOOK, 'inline-flex min-h-11 items-center gap-2')}>
            <FileDown aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{TEXT.ready(file.fileName, sizeText(file.size))}</span>
          </a>
          <p className="text-sm text-muted">{TEXT.readyFor}</p>
        </>
      )}
      {(isError || run?.status === 'failed') && (
        <Alert tone="danger" title={TEXT.failed}>
          {run?.message ?? TEXT.gone}
        </Alert>
      )}
      {isOver && (
        <Button variant="secondary" size="sm" onClick={onAnother}>
          {TEXT.another}
        </Button>
      )}
    </div>
  );
}
