import { Switch as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFieldIds } from './field.tsx';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** A setting that is on or off, and takes effect at once (or with its form). */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false, id }: SwitchProps) {
  const ids = useFieldIds({ hint }, id);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={ids.id} className="block text-sm font-medium text-ink">
          {label}
        </label>
        {hint && (
          <p id={ids.hintId} className="mt-0.5 text-sm text-faint">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={ids.id}
        {...ids.aria}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="relative h-6 w-11 shrink-0 rounded-full border border-transparent bg-edge transition-colors before:absolute before:-inset-2.5 before:content-[''] hover:bg-muted disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-accent data-[state=checked]:hover:bg-accent-hover"
      >
        <Radix.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-white shadow-raised transition-transform data-[state=checked]:translate-x-5.25" />
      </Radix.Root>
    </div>
  );
}
