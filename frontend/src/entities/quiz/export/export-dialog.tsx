import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { hasCode } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { beginExport, exportQuiz, exportReportQuery } from './calls.ts';
import { type Choice, ExportChoice, withFiles } from './export-choice.tsx';
import { ExportLosses } from './export-losses.tsx';
import { ExportProgress } from './export-progress.tsx';
import { messages as TEXT } from './messages.ts';
import { useExportRun } from './use-export-run.ts';

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

/** The questions as a file: which format, at once below it what it cannot hold, and what was written before. */
export function ExportDialog({ quiz, open, onClose, unsaved = false }: ExportDialogProps) {
  const [choice, setChoice] = useState<Choice>({ format: 'json', media: false });
  const { run, keep, forget } = useExportRun(quiz.id);
  const withMedia = withFiles(choice);
  const check = useQuery({ ...exportReportQuery(quiz.id, choice.format, withMedia), enabled: open });
  const download = useMutation({
    mutationFn: () => writeFile(quiz.id, choice.format, withMedia),
    onSuccess: (file) => {
      if (typeof file === 'string') return keep(file, choice.format);
      saveFile(file);
      toast.success(TEXT.done);
      onClose();
    },
  });
  const { summary } = check.data ?? {};
  const nothing = summary !== undefined && summary.kept + summary.changed === 0;
  const choose = (next: Choice) => {
    if (next.format !== choice.format) download.reset();
    setChoice(next);
  };
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
            {run ? TEXT.close : TEXT.cancel}
          </Button>
          <Button disabled={nothing} loading={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? TEXT.downloading : withMedia ? TEXT.write : TEXT.download}
          </Button>
        </>
      }
    >
      <ExportProgress run={run} onForget={forget} />
      <ExportChoice choice={choice} onChoose={choose} error={download.error} unsaved={unsaved} />
      <ExportLosses check={check} />
    </Dialog>
  );
}
