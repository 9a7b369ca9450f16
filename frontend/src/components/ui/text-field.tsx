import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, FieldEnd, type FieldProps, useFieldIds } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required'> {
  /** Inside the field, before the text: an icon or a unit. */
  leading?: ReactNode;
  /** Inside the field, after the text: a unit or a small button. */
  trailing?: ReactNode;
  /** Something about the text is being looked up: whether a name is free. */
  loading?: boolean | undefined;
  /** Classes of the input itself; `className` goes to the whole field. */
  inputClassName?: string | undefined;
}

/**
 * One line of text. `ref` and all input properties go to the input, `readOnly` and `disabled` among them.
 * `<TextField label="Title" required hint="Learners see it first" error={errors.title} {...register('title')} />`
 */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading,
  trailing,
  loading,
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
      <div
        data-read-only={input.readOnly ? '' : undefined}
        data-disabled={input.disabled ? '' : undefined}
        className="field-edge flex h-11 items-center"
      >
        {leading && (
          <span className="pointer-events-none flex pl-3 text-faint [&_svg]:size-4.5">{leading}</span>
        )}
        <input
          type="text"
          {...input}
          {...ids.aria}
          aria-busy={loading || undefined}
          id={ids.id}
          // The frame around it shows the focus. 16 px below 640 px: iOS zooms into anything smaller.
          className={cx(
            'h-full w-full min-w-0 rounded-control bg-transparent px-3 text-base text-ink outline-none focus-visible:outline-none disabled:cursor-not-allowed disabled:text-disabled sm:text-sm',
            inputClassName,
          )}
        />
        <FieldEnd loading={loading} readOnly={input.readOnly}>
          {trailing}
        </FieldEnd>
      </div>
    </Field>
  );
}
