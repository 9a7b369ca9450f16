import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { exportReportQuery, writeFile } from './calls.ts';
import { type Choice, ExportChoice, FORMAT_TEXTS, withFiles } from './export-choice.tsx';
import { ExportLosses } from './export-losses.tsx';
import { ExportProgress } from './export-progress.tsx';
import type { Exported, ExportFormat } from './formats.ts';
import { messages as TEXT } from './messages.ts';
import { forgetRun, type KeptRun, keepRun, readKeptRun } from './kept-run.ts';

/** The background export of a quiz that this person began on this device, if there is one. */
function useExportRun(quizId: string, of: Exported) {
  const [run, setRun] = useState(() => readKeptRun(quizId, of));
  return {
    run,
    keep: (runId: string, format: ExportFormat) => {
      const begun: KeptRun = { runId, format, askedAt: new Date().toISOString() };
      keepRun(quizId, begun, of);
      setRun(begun);
    },
    forget: () => {
      forgetRun(quizId, of);
      setRun(undefined);
    },
  };
}

interface ExportDialogProps {
  quiz: { id: string };
  open: boolean;
  onClose: () => void;
  /** The page shows changes that are not on the server. */
  unsaved?: boolean;
  of?: Exported;
  /** Of results: whoever asks may see who took the quiz. */
  withNames?: boolean;
}

const FIRST = {
  questions: { format: 'json', media: false },
  results: { format: 'csv', media: false },
} satisfies Record<Exported, Choice>;

/**
 * The questions or the results as a file: which format, of questions at once below it what it cannot hold, and what was
 * written before.
 */
export function ExportDialog({
  quiz,
  open,
  onClose,
  unsaved = false,
  of = 'questions',
  withNames = true,
}: ExportDialogProps) {
  const [choice, setChoice] = useState<Choice>(
    of === 'results' && !withNames ? { format: 'pdf', media: false } : FIRST[of],
  );
  const { run, keep, forget } = useExportRun(quiz.id, of);
  const withMedia = withFiles(choice);
  const { format } = choice;
  const ofQuestions = format in TEXT.formats ? (format as keyof typeof TEXT.formats) : undefined;
  const check = useQuery({
    ...exportReportQuery(quiz.id, ofQuestions ?? 'json', withMedia),
    enabled: open && ofQuestions !== undefined,
  });
  const download = useMutation({
    mutationFn: () => writeFile(quiz.id, format, withMedia),
    onSuccess: (file) => {
      if ('runId' in file) return keep(file.runId, format);
      saveFile(file);
      toast.success(of === 'results' ? TEXT.results.done(FORMAT_TEXTS[format].title) : TEXT.done);
      onClose();
    },
  });
  const { summary } = check.data ?? {};
  const nothing = ofQuestions !== undefined && summary !== undefined && summary.kept + summary.changed === 0;
  const choose = (next: Choice) => {
    if (next.format !== format) download.reset();
    setChoice(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={of === 'results' ? TEXT.results.title : TEXT.title}
      description={of === 'results' ? TEXT.results.intro : TEXT.intro}
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
      <ExportChoice
        choice={choice}
        onChoose={choose}
        error={download.error}
        unsaved={unsaved}
        of={of}
        withNames={withNames}
      />
      {ofQuestions !== undefined && <ExportLosses check={check} />}
    </Dialog>
  );
}
