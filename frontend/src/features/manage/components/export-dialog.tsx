import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import type { QuizOverview } from '@quizhall/shared/contract/quizzes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { exportReportQuery } from '../api/queries.ts';
import { exportQuiz } from '../api/quiz-calls.ts';
import { messages } from '../messages.ts';
import { ExportLosses } from './export-losses.tsx';

const TEXT = messages.dashboard.export;
const FORMATS = Object.keys(TEXT.formats) as QuizExportFormat[];
const OPTIONS = FORMATS.map((value) => ({ value, ...TEXT.formats[value] }));

interface ExportDialogProps {
  quiz: Pick<QuizOverview, 'id'>;
  open: boolean;
  onClose: () => void;
}

/** The questions as a file: which format, what it cannot hold, and the file. */
export function ExportDialog({ quiz, open, onClose }: ExportDialogProps) {
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
      <RadioCards
        label={TEXT.format}
        value={format}
        onValueChange={(next) => {
          download.reset();
          setFormat(next as QuizExportFormat);
        }}
        options={OPTIONS}
        columns={2}
      />
      <ExportLosses check={check} />
    </Dialog>
  );
}
