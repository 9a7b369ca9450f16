import { type FieldPath, type FieldValues, useController, type UseFormReturn } from 'react-hook-form';

/**
 * Value, setter and error of a control that is not a text field (checkbox, select, code). As with `form.field`, a
 * change clears the error: `const { ref, ...terms } = useFormControl(form, 'terms')`, then `<Checkbox
 * checked={terms.value} onCheckedChange={terms.set} error={terms.error} ref={ref} />`.
 */
export function useFormControl<Fields extends FieldValues, Name extends FieldPath<Fields>, Values>(
  form: Pick<UseFormReturn<Fields, unknown, Values>, 'control' | 'clearErrors'>,
  name: Name,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value,
    set: (value: (typeof field)['value']) => {
      field.onChange(value);
      form.clearErrors([name, 'root'] as FieldPath<Fields>[]);
    },
    error: fieldState.error?.message,
    ref: field.ref,
  };
}
