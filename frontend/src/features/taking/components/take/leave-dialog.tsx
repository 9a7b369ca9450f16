import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from '../../messages.ts';

const { leave } = messages;

interface LeaveDialogProps {
  /** The attempt is finished but has not reached the server. */
  waiting: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Loaded when somebody is about to leave. */
export function LeaveDialog({ waiting, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      type="warning"
      title={leave.title}
      message={`${leave.message} ${waiting ? leave.waiting : leave.kept}`}
      confirmLabel={leave.confirm}
      cancelLabel={leave.stay}
      prefer="cancel"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
