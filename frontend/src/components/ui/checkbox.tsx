import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { FieldNotes, useFieldIds } from './field.tsx';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hint,
  error,
  hideLabel,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds({ hint, error }, id);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        {/* The box is 20 px; the area around it that answers to a finger is larger. */}
        <Radix.Root
          {...rest}
          {...ids.aria}
          id={ids.id}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          className="relative grid size-5 shrink-0 place-items-center rounded-[6px] border border-edge bg-surface text-on-accent transition-colors before:absolute before:-inset-3 before:content-[''] hover:border-accent-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-well data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent aria-invalid:border-danger-ink disabled:data-[state=checked]:bg-edge"
        >
          <Radix.Indicator>
            {checked === 'indeterminate' ? (
              <Minus aria-hidden="true" strokeWidth={3} className="size-3.5" />
            ) : (
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            )}
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={ids.id} className={hideLabel ? 'sr-only' : 'min-w-0 text-sm text-ink'}>
          {label}
        </label>
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
