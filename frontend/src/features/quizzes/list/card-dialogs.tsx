import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { DeleteQuiz } from '@/entities/quiz/delete/delete-quiz.tsx';
import { ExportDialog } from '@/entities/quiz/export/export-dialog.tsx';
import { MoveDialog } from '@/entities/quiz/move/move-dialog.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { useLast } from '@/lib/use-last.ts';
import type { QuizPage } from '../status/quiz-calls.ts';
import { listMessages } from './list-messages.ts';
import { withoutQuiz } from './list-cache.ts';
import type { Selection } from './selection.ts';

interface CardDialogsProps {
  exporting: QuizCard | undefined;
  deleting: QuizCard | undefined;
  moving: QuizCard | undefined;
  close: () => void;
  written: { id: string; runId: string } | undefined;
  closeWritten: () => void;
  selection: Selection;
}

/** Dialogs that a card's menu opens. */
export function CardDialogs({
  exporting,
  deleting,
  moving,
  close,
  written,
  closeWritten,
  selection,
}: CardDialogsProps) {
  const client = useQueryClient();
  const exported = useLast(exporting);
  const results = useLast(written);
  const leave = (id: string) => {
    selection.remove([id]);
    client.setQueriesData<InfiniteData<QuizPage>>(
      { queryKey: quizKeys.lists },
      (list) => list && withoutQuiz(list, id),
    );
  };
  return (
    <>
      {exported && (
        <ExportDialog key={exported.id} quiz={exported} open={exporting !== undefined} onClose={close} />
      )}
      {results && (
        <ExportDialog
          key={results.runId}
          quiz={results}
          of="results"
          open={written !== undefined}
          onClose={closeWritten}
        />
      )}
      <MoveDialog quiz={moving} onClose={close} onMoved={leave} />
      <DeleteQuiz quiz={deleting} texts={listMessages.delete} onClose={close} onDeleted={leave} />
    </>
  );
}
