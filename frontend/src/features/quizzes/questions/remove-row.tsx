import { X } from 'lucide-react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';

interface RemoveRowProps {
  label: string;
  /** Reason why the row cannot be removed. */
  refused: string | undefined;
  onRemove: () => void;
}

/** Avoids `disabled` for a required row: the entire row would look disabled. */
export function RemoveRow({ label, refused, onRemove }: RemoveRowProps) {
  return (
    <PlainIconButton
      size="sm"
      label={label}
      title={refused}
      icon={<X aria-hidden="true" />}
      aria-disabled={refused !== undefined}
      className={refused ? 'cursor-not-allowed opacity-40' : undefined}
      onClick={refused ? undefined : onRemove}
    />
  );
}
