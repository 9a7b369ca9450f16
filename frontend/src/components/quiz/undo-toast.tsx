import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';

/** Says what was done and offers to take it back; goes away with the standard duration. */
export function undoToast(message: string, label: string, undo: () => void): void {
  toast.success((t) => (
    <span className="flex items-center gap-3">
      <span>{message}</span>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          toast.dismiss(t.id);
          undo();
        }}
      >
        {label}
      </Button>
    </span>
  ));
}
