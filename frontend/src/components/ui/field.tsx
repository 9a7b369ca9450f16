import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';
import { sharedText } from '@/lib/language.ts';

/** What every form field accepts besides its own value. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
}

interface FieldIds {
  id: string;
  hintId: string;
  errorId: string;
  /** Spread on the control. */
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };
}

export function useFieldIds(
  { hint, error, required }: Pick<FieldProps, 'hint' | 'error' | 'required'>,
  givenId?: string,
): FieldIds {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    aria: {
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error ? { 'aria-invalid': true } : {}),
      // Not the `required` attribute: validation and its wording belong to the form.
      ...(required && { 'aria-required': true }),
    },
  };
}

/** Label, control, hint and error in one column. */
export function Field({
  ids,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  labelAs = 'label',
  children,
}: FieldProps & {
  ids: FieldIds;
  className?: string | undefined;
  /** `span` when the control names itself by `aria-labelledby` (its id is then `${id}-label`). */
  labelAs?: 'label' | 'span';
  children: ReactNode;
}) {
  const labelClass = cx(hideLabel ? 'sr-only' : 'text-sm font-medium text-ink');
  const labelText = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-danger-ink">
          *
        </span>
      )}
    </>
  );
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      {labelAs === 'label' ? (
        <label htmlFor={ids.id} className={labelClass}>
          {labelText}
        </label>
      ) : (
        <span id={`${ids.id}-label`} className={labelClass}>
          {labelText}
        </span>
      )}
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** The lines under a control. An error stands before the hint, and both are read with the control. */
export function FieldNotes({ ids, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { ids: FieldIds }) {
  return (
    <>
      {error && (
        <p id={ids.errorId} className="flex items-start gap-1.5 text-sm text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{typeof error === 'string' ? sharedText(error) : error}</span>
        </p>
      )}
      {hint && (
        <p id={ids.hintId} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </>
  );
}

/** What stands at the end inside a field's frame: the sign that it works, that it is locked, or its own part. */
export function FieldEnd({
  loading,
  readOnly,
  children,
}: {
  loading?: boolean | undefined;
  readOnly?: boolean | undefined;
  children?: ReactNode;
}) {
  if (!loading && !readOnly && !children) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 pr-1.5 text-sm text-faint in-data-disabled:[&_svg]:text-disabled">
      {loading && <Spinner className="mr-1.5 text-accent-ink" />}
      {readOnly && <Lock aria-hidden="true" className="mr-1.5 size-4" />}
      {children}
    </span>
  );
}
