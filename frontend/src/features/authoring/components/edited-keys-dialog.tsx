import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { editedKeysPath } from '@/entities/quiz/quiz-links.ts';
import { messages } from '../messages.ts';

const TEXT = messages.editedKeys;

interface EditedKeysDialogProps {
  quizId: string;
  /** Number of questions whose key was changed; 0 keeps the dialog closed. */
  count: number;
  onClose: () => void;
}

/** After a save that changed the key of answered questions: offers to grade earlier attempts by it. */
export function EditedKeysDialog({ quizId, count, onClose }: EditedKeysDialogProps) {
  return (
    <Dialog
      open={count > 0}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={TEXT.title}
      description={TEXT.text(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.later}
          </Button>
          <ButtonLink to={editedKeysPath(quizId)}>{TEXT.preview}</ButtonLink>
        </>
      }
    >
      <p className="text-sm text-muted">{TEXT.hint}</p>
    </Dialog>
  );
}
