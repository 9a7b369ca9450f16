import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { undoToast } from '@/components/undo-toast.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { bulkAction } from '../status/quiz-calls.ts';
import { listMessages } from './list-messages.ts';
import { type BulkAction, changedBy, inLots, type Outcome } from './bulk.ts';
import type { Picked, Selection } from './selection.ts';

const TEXT = listMessages.bulk;

/** State of a bulk action: confirmation, running, or finished with a report. */
export type BulkStep =
  | { name: 'asking' | 'running'; action: BulkAction; quizzes: Picked[]; answered: number }
  | { name: 'over'; action: BulkAction; outcome: Outcome };

/**
 * Archives, restores or deletes the selected quizzes in batches after a confirmation. Processed quizzes leave the
 * selection.
 */
export function useBulk(selection: Selection) {
  const client = useQueryClient();
  const [step, setStep] = useState<BulkStep>();
  const stopped = useRef(false);
  const [stopping, setStopping] = useState(false);

  async function run(action: BulkAction, quizzes: Picked[]): Promise<void> {
    const running = { name: 'running', action, quizzes } as const;
    stopped.current = false;
    setStopping(false);
    setStep({ ...running, answered: 0 });
    const outcome = await inLots(quizzes, {
      send: (ids) => bulkAction(ids, action),
      onProgress: (answered) => setStep({ ...running, answered }),
      isStopped: () => stopped.current,
    });
    selection.remove(outcome.done.map(({ id }) => id));
    const isWhole = outcome.done.length === quizzes.length;
    setStep(isWhole ? undefined : { name: 'over', action, outcome });
    if (isWhole) told(action, outcome.done);
    await client.invalidateQueries({ queryKey: quizKeys.all });
  }

  function told(action: BulkAction, done: Picked[]): void {
    if (action === 'archive') undoToast(TEXT.done(action, done.length), TEXT.undo, () => undo(done));
    else toast.success(TEXT.done(action, done.length));
  }

  const undo = (archived: Picked[]) => void run('restore', archived.map(asArchived));

  return {
    step,
    stopping,
    /** Opens the confirmation. */
    ask(action: BulkAction) {
      const quizzes = changedBy(action, selection.picks().values());
      setStep({ name: 'asking', action, quizzes, answered: 0 });
    },
    confirm: () => void (step?.name === 'asking' && run(step.action, step.quizzes)),
    /** Stops after the current batch. */
    stop() {
      stopped.current = true;
      setStopping(true);
    },
    again: () => void (step?.name === 'over' && run(step.action, step.outcome.left)),
    /** Restores what was archived before an error. */
    undo: () => step?.name === 'over' && undo(step.outcome.done),
    close: () => setStep(undefined),
  };
}

const asArchived = (quiz: Picked): Picked => ({ ...quiz, status: 'archived' });

export type Bulk = ReturnType<typeof useBulk>;
