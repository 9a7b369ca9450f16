import { Dialog } from '@/components/ui/dialog.tsx';
import { QuestionCard } from '../components/question-card.tsx';
import type { Questions } from '../hooks/use-questions.ts';
import type { RowAction } from '../hooks/use-row-actions.ts';
import { tableMessages } from './table-messages.ts';

interface CardDialogProps {
  /** The question that is open; none closes the dialog. */
  id: string | undefined;
  questions: Questions;
  onClose: () => void;
}

/** A question as the other editor shows it, with its files and all that no cell holds. */
export function CardDialog({ id, questions, onClose }: CardDialogProps) {
  const index = id === undefined ? -1 : questions.ids.indexOf(id);
  const act = (action: RowAction, of: string) => {
    const run: Partial<Record<RowAction, () => void>> = {
      up: () => questions.move(of, -1),
      down: () => questions.move(of, 1),
      duplicate: () => questions.duplicate(of),
      delete: () => questions.remove(of),
    };
    run[action]?.();
    if (action !== 'up' && action !== 'down') onClose();
  };
  return (
    <Dialog
      open={index >= 0}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={tableMessages.cardTitle(index + 1)}
    >
      {id !== undefined && index >= 0 && (
        <QuestionCard
          id={id}
          index={index}
          last={index === questions.ids.length - 1}
          faulty={false}
          onAction={act}
        />
      )}
    </Dialog>
  );
}
