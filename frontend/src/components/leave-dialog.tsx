import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  mayLose: Parameters<typeof useLeaveGuard>[0];
  text: Record<'title' | 'message' | 'leave' | 'stay', string>;
}

/** Asks before a page is left on which work would be lost. */
export function LeaveDialog({ mayLose, text: { title, message, leave, stay } }: LeaveDialogProps) {
  const blocker = useLeaveGuard(mayLose);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      type="warning"
      title={title}
      message={message}
      confirmLabel={leave}
      cancelLabel={stay}
      prefer="cancel"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
