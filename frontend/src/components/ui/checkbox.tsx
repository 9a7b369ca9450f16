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
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows and focuses, but does not change. */
  readOnly?: boolean | undefined;
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const BOX =
  'peer relative grid size-5 shrink-0 place-items-center rounded-inner border border-edge bg-surface text-on-accent transition-colors ' +
  // The box is 20 px; the area around it that answers to a finger is larger.
  "before:absolute before:-inset-3 before:content-[''] " +
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent';

const LIVE =
  'hover:border-accent-ink hover:not-data-[state=unchecked]:bg-accent-hover active:border-accent-ink active:bg-accent-soft active:not-data-[state=unchecked]:bg-accent-active aria-invalid:border-danger-ink';

/** Both keep the tick in plain sight, on a fill that is no longer the accent's. */
const DISABLED =
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well disabled:text-disabled disabled:not-data-[state=unchecked]:border-line disabled:not-data-[state=unchecked]:bg-well';
const READ_ONLY = 'cursor-default! border-dashed border-edge! bg-transparent! text-ink!';

/** Yes or no, sent with a form. `<Checkbox label="I agree" checked={agreed} onCheckedChange={setAgreed} />` */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hint,
  error,
  required,
  readOnly,
  disabled,
  hideLabel,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const ids = useFieldIds({ hint, error, required }, id);
  const Mark = checked === 'indeterminate' ? Minus : Check;
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <Radix.Root
          {...rest}
          {...ids.aria}
          id={ids.id}
          checked={checked}
          disabled={disabled ?? false}
          aria-readonly={readOnly || undefined}
          onCheckedChange={(next) => !readOnly && onCheckedChange(next === true)}
          className={cx(BOX, readOnly ? READ_ONLY : LIVE, DISABLED)}
        >
          <Radix.Indicator>
            <Mark aria-hidden="true" strokeWidth={3} className="size-3.5" />
          </Radix.Indicator>
        </Radix.Root>
        <label
          htmlFor={ids.id}
          className={
            hideLabel
              ? 'sr-only'
              : cx(
                  'min-w-0 text-sm',
                  disabled ? 'cursor-not-allowed! text-disabled' : 'text-ink',
                  readOnly && 'cursor-default!',
                )
          }
        >
          {label}
          {required && (
            <span aria-hidden="true" className="ml-0.5 text-danger-ink">
              *
            </span>
          )}
        </label>
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
