import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from '../../messages.ts';

const { review } = messages;

interface SubmitDialogProps {
  unanswered: number;
  onSubmit: () => void;
  onStay: () => void;
}

/** Asks once more where something is still open. Loaded when it is needed. */
export function SubmitDialog({ unanswered, onSubmit, onStay }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      open
      type="warning"
      title={review.confirm.title}
      message={review.confirm.message(unanswered)}
      confirmLabel={review.submit}
      onConfirm={onSubmit}
      onCancel={onStay}
    />
  );
}
