import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { exportQuiz, exportReportQuery } from './calls.ts';
import { ExportLosses } from './export-losses.tsx';
import { messages as TEXT } from './messages.ts';

const FORMATS = Object.keys(TEXT.formats) as QuizExportFormat[];
const OPTIONS = FORMATS.map((value) => ({ value, label: TEXT.formats[value].title }));

interface ExportDialogProps {
  quiz: { id: string };
  open: boolean;
  onClose: () => void;
  /** The page shows changes that are not on the server. */
  unsaved?: boolean;
}

/** The questions as a file: which format, at once below it what it cannot hold, and the file. */
export function ExportDialog({ quiz, open, onClose, unsaved = false }: ExportDialogProps) {
  const [format, setFormat] = useState<QuizExportFormat>('json');
  const check = useQuery({ ...exportReportQuery(quiz.id, format), enabled: open });
  const download = useMutation({
    mutationFn: () => exportQuiz(quiz.id, format),
    onSuccess: (file) => {
      saveFile(file);
      toast.success(TEXT.done);
      onClose();
    },
  });
  const { summary } = check.data ?? {};
  const nothing = summary !== undefined && summary.kept + summary.changed === 0;
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
            {TEXT.cancel}
          </Button>
          <Button disabled={nothing} loading={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? TEXT.downloading : TEXT.download}
          </Button>
        </>
      }
    >
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
      <ExportLosses check={check} />
    </Dialog>
  );
}
