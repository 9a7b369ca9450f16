import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { useCallback, useState } from 'react';
import { messages as exportMessages } from '@/entities/quiz/export/messages.ts';
import { useResultsExport } from '@/entities/quiz/export/use-results-export.ts';
import type { CardAction } from '../status/status-actions.ts';
import type { StatusFlow } from '../status/use-status-flow.ts';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { actionToast } from '@/components/undo-toast.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { duplicateQuiz, type QuizPage } from '../status/quiz-calls.ts';
import { listMessages } from './list-messages.ts';
import { withCopy } from './list-cache.ts';
import type { ListFilters } from './list-filters.ts';

const TEXT = listMessages.card;

/** Copies a quiz. The copy is first in the list, regardless of the sort order. */
function useDuplicate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: duplicateQuiz,
    onSuccess: async (quiz) => {
      actionToast(TEXT.duplicated, TEXT.openCopy, () => void navigate(editPath(quiz.id)));
      await client.cancelQueries({ queryKey: quizKeys.lists });
      for (const [key, list] of client.getQueriesData<InfiniteData<QuizPage>>({ queryKey: quizKeys.lists })) {
        if (list) client.setQueryData(key, withCopy(list, quiz, key.at(-1) as ListFilters));
      }
      // Marks the lists as stale without a refetch, which could move the copy out of view.
      await client.invalidateQueries({ queryKey: quizKeys.lists, refetchType: 'none' });
      await client.invalidateQueries({ queryKey: quizKeys.newest });
    },
    onError: () => toast.error(TEXT.duplicateFailed),
  });
  return mutate;
}

/** Actions of a card's menu: a status change, a copy, or a dialog of the page. */
export function useCardActions({ request }: Pick<StatusFlow, 'request'>) {
  const duplicate = useDuplicate();
  const { save, begun } = useResultsExport(() => exportMessages.done);
  const [closed, setClosed] = useState<string>();
  const [exporting, setExporting] = useState<QuizCard>();
  const [moving, setMoving] = useState<QuizCard>();
  const [deleting, setDeleting] = useState<QuizCard>();
  // Stable reference, so that the cards do not rerender.
  const act = useCallback(
    (quiz: QuizCard, action: CardAction) => {
      if (action === 'duplicate') duplicate(quiz.id);
      else if (action === 'results') save(quiz.id, 'csv');
      else if (action === 'export') setExporting(quiz);
      else if (action === 'move') setMoving(quiz);
      else if (action === 'delete') setDeleting(quiz);
      else request(quiz, action);
    },
    [duplicate, save, request],
  );
  return {
    act,
    exporting,
    deleting,
    moving,
    /** Export run in progress, until its dialog is closed. */
    written: begun?.runId === closed ? undefined : begun,
    closeWritten: useCallback(() => setClosed(begun?.runId), [begun]),
    close: useCallback(() => {
      setExporting(undefined);
      setDeleting(undefined);
      setMoving(undefined);
    }, []),
  };
}
