import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { formatNumber } from '@/lib/format.ts';
import { cx } from './cx.ts';
import { Field, type FieldProps, useFieldIds } from './field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'required'> {
  /** Shows how many of so many characters are used. */
  counter?: number | undefined;
  /** Buttons above the text. */
  toolbar?: ReactNode;
}

/** Several lines of text; grows with its content where the browser can. `<TextArea label="Description" counter={500} />` */
export function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  counter,
  toolbar,
  className,
  id,
  rows = 4,
  onChange,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error, required }, id);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      {toolbar}
      <textarea
        {...rest}
        rows={rows}
        // A field that grows with its content takes no notice of "rows": they are its least height.
        style={{ minHeight: `${rows * 1.4 + 1.4}rem` }}
        {...ids.aria}
        id={ids.id}
        onChange={change}
        className="field-edge field-sizing-content w-full resize-y px-3 py-2.5 text-base text-ink disabled:resize-none sm:text-sm"
      />
      {counter !== undefined && (
        <p
          className={cx(
            'tabular self-end text-xs',
            used > counter ? 'font-medium text-danger-ink' : 'text-faint',
          )}
        >
          {formatNumber(used)} / {formatNumber(counter)}
        </p>
      )}
    </Field>
  );
}
