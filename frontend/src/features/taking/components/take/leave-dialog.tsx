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
      message={waiting ? `${leave.message} ${leave.waiting}` : leave.message}
      confirmLabel={leave.confirm}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
