import { type ReactNode, type Ref, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';
import { Spinner } from './spinner.tsx';

export interface CodeInputProps {
  length: number;
  value: string;
  onChange: (digits: string) => void;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The code is being checked: what was typed stays and cannot be changed until then. */
  loading?: boolean | undefined;
  readOnly?: boolean | undefined;
  onComplete?: ((digits: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const BOX_FOCUS = 'border-accent-ink bg-surface text-ink ring-3 ring-accent/30 outline-2 outline-transparent';

function boxLook({ disabled, readOnly, error }: Pick<CodeInputProps, 'disabled' | 'readOnly' | 'error'>) {
  if (disabled) return 'border-line bg-well text-disabled';
  if (readOnly) return 'border-dashed border-edge text-ink';
  return cx('bg-surface text-ink', error ? 'border-danger-ink' : 'border-edge group-hover:border-muted');
}

/**
 * A code from a mail. One real input lies over drawn boxes, so that pasting, autofill of one-time codes and screen
 * readers work as in any field; everything but digits is left out.
 * `<CodeInput label="Code" length={6} value={code} onChange={setCode} onComplete={verify} loading={checking} />`
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
  loading,
  readOnly,
  onComplete,
  ref,
}: CodeInputProps) {
  const ids = useFieldIds({ hint, error });
  const [focused, setFocused] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const fixed = Boolean(readOnly || loading);
  const isNext = (place: number) => focused && (fixed || place === Math.min(value.length, length - 1));
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className="group relative w-fit max-w-full">
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={cx(
                'tabular grid h-14 w-11 min-w-0 place-items-center rounded-control border text-2xl font-display sm:w-12',
                isNext(place) ? BOX_FOCUS : boxLook({ disabled, readOnly, error }),
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
          readOnly={fixed}
          aria-busy={loading || undefined}
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
        {loading && <Spinner className="absolute top-5 left-full ml-3 text-accent-ink max-sm:hidden" />}
      </div>
    </Field>
  );
}
