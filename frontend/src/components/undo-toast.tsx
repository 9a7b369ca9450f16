import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';

/**
 * Says what was done and offers one thing to do next; goes away with the standard duration. Answers the toast's id, by
 * which it has to be dismissed when there is nothing left to do.
 */
export function actionToast(message: string, label: string, act: () => void): string {
  return toast.success((t) => (
    <span className="flex items-center gap-3">
      <span>{message}</span>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          toast.dismiss(t.id);
          act();
        }}
      >
        {label}
      </Button>
    </span>
  ));
}

/** Says what was done and offers to take it back. */
export function undoToast(message: string, label: string, undo: () => void): string {
  return actionToast(message, label, undo);
}
