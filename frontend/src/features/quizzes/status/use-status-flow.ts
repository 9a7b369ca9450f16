import { useCallback, useState } from 'react';
import toast from 'react-hot-toast';
import { undoToast } from '@/components/undo-toast.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { messages } from './messages.ts';
import type { StatusAction } from './status-actions.ts';
import { publishObstacles } from './unpublishable.ts';
import { useStatusChange } from './use-status-change.ts';

export interface ActedQuiz {
  id: string;
  title: string;
  /** True if participants pay an entry fee. */
  isPaid?: boolean | undefined;
  /** Prize payment of the quiz. */
  pool?: object | undefined;
}

export interface Confirmation {
  title: string;
  message: string;
  /** Effect on participants. */
  effect?: string;
  /** Effect on paid entries. */
  paidEffect?: string;
  /** Effect on the prize. */
  prizeEffect?: string;
  label: string;
}

interface Wording {
  /** Actions that need a confirmation. */
  confirm: Partial<Record<StatusAction, Confirmation>>;
  done: Record<StatusAction, string>;
}

/** Flow of a status action: optional confirmation, change, and toast, with undo after archiving. */
export function useStatusFlow({ confirm, done }: Wording) {
  const [asking, setAsking] = useState<{ quiz: ActedQuiz; action: StatusAction }>();
  const [obstacles, setObstacles] = useState<{ quiz: ActedQuiz; list: string[] }>();
  const [failure, setFailure] = useState<string>();
  const { change, running } = useStatusChange({
    onDone: ({ action }, quiz) => {
      if (action === 'publish' && quiz.waiting) toast.success(messages.actions.publish.waits);
      else if (action === 'archive') undoToast(done.archive, messages.undo, () => run(quiz, 'restore'));
      else toast.success(done[action]);
    },
    onFailed: ({ id, action }, error) => {
      const list = publishObstacles(error);
      if (list) return setObstacles({ quiz: { id, title: '' }, list });
      const text = `${messages.actions[action].failed}: ${standardMessage(error)}`;
      setFailure(text);
      toast.error(messages.actions[action].failed);
    },
  });
  const run = useCallback(
    (quiz: ActedQuiz, action: StatusAction) => {
      setFailure(undefined);
      change({ id: quiz.id, action });
    },
    [change],
  );
  // Stable reference, so that the cards do not rerender.
  const request = useCallback(
    (quiz: ActedQuiz, action: StatusAction) =>
      confirm[action] ? setAsking({ quiz, action }) : run(quiz, action),
    [confirm, run],
  );
  return {
    /** Runs the action, after a confirmation if needed. */
    request,
    running,
    failure,
    dialogs: {
      confirmation: asking && questionOf(confirm[asking.action], asking.quiz),
      onConfirm: () => {
        if (asking) run(asking.quiz, asking.action);
        setAsking(undefined);
      },
      onCancel: () => setAsking(undefined),
      obstacles,
      onCloseObstacles: () => setObstacles(undefined),
    },
  };
}

/** Omits effects on payments for a free quiz without a prize. */
function questionOf(question: Confirmation | undefined, quiz: ActedQuiz): Confirmation | undefined {
  if (!question) return undefined;
  const { paidEffect, prizeEffect, ...rest } = question;
  return {
    ...rest,
    ...(paidEffect && quiz.isPaid && { paidEffect }),
    ...(prizeEffect && quiz.pool && { prizeEffect }),
  };
}

export type StatusFlow = ReturnType<typeof useStatusFlow>;
