import { type ReactNode, type Ref, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface CodeInputProps {
  length: number;
  value: string;
  onChange: (digits: string) => void;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  onComplete?: ((digits: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A code from a mail. One real input lies over drawn boxes, so that pasting, autofill of one-time codes and screen
 * readers work as in any field; everything but digits is left out.
 */
export function CodeInput({
  length,
  value,
  onChange,
  label,
  hint,
  error,
  autoFocus,
  disabled,
  onComplete,
  ref,
}: CodeInputProps) {
  const ids = useFieldIds({ hint, error });
  const [focused, setFocused] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className="relative w-fit max-w-full">
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={cx(
                'tabular grid h-14 w-11 min-w-0 place-items-center rounded-control border text-2xl font-display sm:w-12',
                disabled ? 'border-line bg-well text-faint' : 'bg-surface text-ink',
                !disabled && (error ? 'border-danger-ink' : 'border-edge'),
                focused &&
                  place === Math.min(value.length, length - 1) &&
                  'border-accent-ink ring-3 ring-accent/30',
              )}
            >
              {value[place] ?? ''}
            </span>
          ))}
        </div>
        <input
          ref={ref ?? own}
          id={ids.id}
          {...ids.aria}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step exists for this one field
          autoFocus={autoFocus}
          disabled={disabled}
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => {
            setFocused(true);
            event.target.setSelectionRange(value.length, value.length);
          }}
          onBlur={() => setFocused(false)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          // No maxLength: a pasted "123 456" must not be cut before the blank is taken out.
          className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent focus-visible:outline-none disabled:cursor-not-allowed"
        />
      </div>
    </Field>
  );
}
