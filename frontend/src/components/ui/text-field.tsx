import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps, useFieldIds } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required'> {
  /** Inside the field, before the text: an icon or a unit. */
  leading?: ReactNode;
  /** Inside the field, after the text: a unit or a small button. */
  trailing?: ReactNode;
  /** Classes of the input itself; `className` goes to the whole field. */
  inputClassName?: string | undefined;
}

/** One line of text. `ref` and all input properties go to the input. */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading,
  trailing,
  className,
  inputClassName,
  id,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error, required }, id);
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
      <div className="field-edge flex h-11 items-center">
        {leading && (
          <span className="pointer-events-none flex pl-3 text-faint [&_svg]:size-4.5">{leading}</span>
        )}
        <input
          type="text"
          {...input}
          {...ids.aria}
          id={ids.id}
          // The frame around it shows the focus. 16 px below 640 px: iOS zooms into anything smaller.
          className={cx(
            'h-full w-full min-w-0 rounded-control bg-transparent px-3 text-base text-ink outline-none focus-visible:outline-none disabled:cursor-not-allowed disabled:text-faint sm:text-sm',
            inputClassName,
          )}
        />
        {trailing && <span className="flex items-center pr-1.5 text-sm text-faint">{trailing}</span>}
      </div>
    </Field>
  );
}
