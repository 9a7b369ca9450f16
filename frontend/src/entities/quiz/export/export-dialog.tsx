import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { beginExport, exportQuiz, exportReportQuery } from './calls.ts';
import { ExportLosses } from './export-losses.tsx';
import { ExportProgress } from './export-progress.tsx';
import { forgetRun, keepRun, readKeptRun } from './kept-run.ts';
import { messages as TEXT } from './messages.ts';

const FORMATS = Object.keys(TEXT.formats) as QuizExportFormat[];
/** Formats that carry pictures, sounds and films themselves. */
const HOLD_FILES: readonly QuizExportFormat[] = ['moodlexml', 'qti'];
const OPTIONS = FORMATS.map((value) => ({ value, label: TEXT.formats[value].title }));

interface ExportDialogProps {
  quiz: { id: string };
  open: boolean;
  onClose: () => void;
  /** The page shows changes that are not on the server. */
  unsaved?: boolean;
}

/** The file at once where it fits into an answer, else the run that writes it. */
async function writeFile(id: string, format: QuizExportFormat, withMedia: boolean) {
  if (withMedia) return beginExport(id, format, true);
  try {
    return await exportQuiz(id, format);
  } catch (error) {
    if (hasCode(error, 'EXPORT_TOO_LARGE')) return beginExport(id, format, false);
    throw error;
  }
}

/** The questions as a file: which format, at once below it what it cannot hold, and the file. */
export function ExportDialog({ quiz, open, onClose, unsaved = false }: ExportDialogProps) {
  const [format, setFormat] = useState<QuizExportFormat>('json');
  const [media, setMedia] = useState(false);
  const [runId, setRunId] = useState(() => readKeptRun(quiz.id));
  const holdsFiles = HOLD_FILES.includes(format);
  const withMedia = holdsFiles && media;
  const check = useQuery({
    ...exportReportQuery(quiz.id, format, withMedia),
    enabled: open && runId === undefined,
  });
  const download = useMutation({
    mutationFn: () => writeFile(quiz.id, format, withMedia),
    onSuccess: (file) => {
      if (typeof file === 'string') {
        keepRun(quiz.id, file);
        return setRunId(file);
      }
      saveFile(file);
      toast.success(TEXT.done);
      onClose();
    },
  });
  const { summary } = check.data ?? {};
  const again = () => {
    forgetRun(quiz.id);
    setRunId(undefined);
  };
  const nothing = summary !== undefined && summary.kept + summary.changed === 0;
  const choice = (
    <>
      {download.error && (
        <Alert tone="danger" title={TEXT.failed} className="mb-4">
          {serverMessage(download.error, download.error.message)}
        </Alert>
      )}
      {unsaved && (
        <Alert tone="warning" className="mb-4">
          {TEXT.unsaved}
        </Alert>
      )}
      <Select
        label={TEXT.format}
        hint={TEXT.formats[format].description}
        value={format}
        onValueChange={(next) => {
          download.reset();
          setFormat(next as QuizExportFormat);
        }}
        options={OPTIONS}
      />
      {holdsFiles && (
        <Checkbox
          className="mt-4"
          label={TEXT.withMedia}
          hint={TEXT.withMediaHint}
          checked={media}
          onCheckedChange={setMedia}
        />
      )}
      <ExportLosses check={check} />
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={TEXT.title}
      description={TEXT.intro}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {runId === undefined ? TEXT.cancel : TEXT.close}
          </Button>
          {runId === undefined && (
            <Button disabled={nothing} loading={download.isPending} onClick={() => download.mutate()}>
              {download.isPending ? TEXT.downloading : withMedia ? TEXT.write : TEXT.download}
            </Button>
          )}
        </>
      }
    >
      {runId === undefined ? choice : <ExportProgress runId={runId} onAnother={again} />}
    </Dialog>
  );
}
