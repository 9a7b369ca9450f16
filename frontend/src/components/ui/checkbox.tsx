import { Check, Minus } from 'lucide-react';
import { type ReactNode, type RefCallback, useCallback } from 'react';
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
  ref?: RefCallback<HTMLInputElement> | undefined;
}

const BOX =
  'relative size-5 cursor-pointer appearance-none rounded-inner border border-edge bg-surface transition-colors ' +
  // The box is 20 px; the area around it that answers to a finger is larger.
  "before:absolute before:-inset-3 before:content-[''] " +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent';

const LIVE =
  'hover:border-accent-ink active:border-accent-ink active:bg-accent-soft aria-invalid:border-danger-ink ' +
  'hover:checked:bg-accent-hover hover:indeterminate:bg-accent-hover active:checked:bg-accent-active active:indeterminate:bg-accent-active';

/** Both keep the tick in plain sight (`markColor`), on a fill that is no longer the accent's. */
const DISABLED = 'disabled:cursor-not-allowed disabled:border-line! disabled:bg-well!';
const READ_ONLY = 'cursor-default! border-dashed border-edge! bg-transparent!';

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
  name,
  ref,
}: CheckboxProps) {
  const ids = useFieldIds({ hint, error, required }, id);
  const isPartly = checked === 'indeterminate';
  const Mark = isPartly ? Minus : Check;
  const holdBox = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isPartly;
      return ref?.(box);
    },
    [ref, isPartly],
  );
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...ids.aria}
            ref={holdBox}
            id={ids.id}
            name={name}
            type="checkbox"
            checked={checked === true}
            disabled={disabled ?? false}
            aria-readonly={readOnly || undefined}
            onChange={({ target }) => {
              // For the browser, a click ends the partly checked state. Here whoever holds the state ends it.
              target.indeterminate = isPartly;
              if (!readOnly) onCheckedChange(target.checked);
            }}
            className={cx(BOX, readOnly ? READ_ONLY : LIVE, DISABLED)}
          />
          {checked && (
            <Mark
              aria-hidden="true"
              strokeWidth={3}
              className={cx('pointer-events-none absolute size-3.5', markColor({ disabled, readOnly }))}
            />
          )}
        </span>
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
      <div className={cx('flex flex-col gap-1.5 empty:hidden', !hideLabel && 'pl-8')}>
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </div>
  );
}

function markColor({ disabled, readOnly }: Pick<CheckboxProps, 'disabled' | 'readOnly'>): string {
  if (disabled) return 'text-disabled';
  return readOnly ? 'text-ink' : 'text-on-accent';
}
