import { X } from 'lucide-react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';

interface RemoveRowProps {
  label: string;
  /** Why it cannot go. */
  refused: string | undefined;
  onRemove: () => void;
}

/** Not `disabled` where a row has to stay: the whole row would look it. */
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
