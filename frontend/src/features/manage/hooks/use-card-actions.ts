import type { QuizCard } from '@quizhall/shared/model/quiz';
import { useCallback, useState } from 'react';
import { messages as exportMessages } from '@/entities/quiz/export/messages.ts';
import { useResultsExport } from '@/entities/quiz/export/use-results-export.ts';
import type { CardAction } from '../model/status-actions.ts';
import { useDuplicate } from './use-duplicate.ts';
import type { StatusFlow } from './use-status-flow.ts';

/** What a card's menu does: a change of status, a copy, or a dialog of the page for the one quiz. */
export function useCardActions({ request }: Pick<StatusFlow, 'request'>) {
  const duplicate = useDuplicate();
  const { save, begun } = useResultsExport(() => exportMessages.done);
  const [closed, setClosed] = useState<string>();
  const [exporting, setExporting] = useState<QuizCard>();
  const [moving, setMoving] = useState<QuizCard>();
  const [deleting, setDeleting] = useState<QuizCard>();
  // The same one every time, so that a list of cards is not drawn anew for it.
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
    /** Whose results are written in the background, as long as somebody looks at it. */
    written: begun?.runId === closed ? undefined : begun,
    closeWritten: useCallback(() => setClosed(begun?.runId), [begun]),
    close: useCallback(() => {
      setExporting(undefined);
      setDeleting(undefined);
      setMoving(undefined);
    }, []),
  };
}
