import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { messages } from './later-messages.ts';

const { leave } = messages;

interface LeaveDialogProps {
  /** The attempt is finished but has not reached the server. */
  waiting: boolean;
  /** This device stores the answers. */
  durable: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The warning that progress may be lost, only where it is true: answers that the device stores are not lost. */
const messageOf = (waiting: boolean, durable: boolean): string =>
  [!durable && leave.message, waiting ? leave.waiting : durable && leave.kept].filter(Boolean).join(' ');

/** Loaded when somebody is about to leave. */
export function LeaveDialog({ waiting, durable, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      type="warning"
      title={leave.title}
      message={messageOf(waiting, durable)}
      confirmLabel={leave.confirm}
      cancelLabel={leave.stay}
      prefer="cancel"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
