import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from './later-messages.ts';

const { review } = messages;

interface SubmitDialogProps {
  unanswered: number;
  /** Further ones that can no longer be answered. */
  lost: number;
  onSubmit: () => void;
  onStay: () => void;
}

/** Asks once more where something is still open. Loaded when it is needed. */
export function SubmitDialog({ unanswered, lost, onSubmit, onStay }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      open
      type="warning"
      title={review.confirm.title}
      message={review.confirm.message({ count: unanswered, lost })}
      confirmLabel={review.submit}
      onConfirm={onSubmit}
      onCancel={onStay}
    />
  );
}
