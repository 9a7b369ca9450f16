import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPointer } from '../after-pointer.ts';

/**
 * Connects a text field to react-hook-form with the site's validation behavior. A field with a value is validated
 * on blur, editing clears its error, and submit validates everything. An empty field shows no error on blur. A
 * server error stays until the field is edited.
 * @param together fields validated and cleared along with this one, such as a repeated password
 */
export function formField<Fields extends FieldValues, Values = Fields>(
  form: UseFormReturn<Fields, unknown, Values>,
  name: FieldPath<Fields>,
  together: readonly FieldPath<Fields>[] = [],
) {
  const names = [name, ...together];
  const errorOf = (field: FieldPath<Fields>) => form.getFieldState(field, form.formState).error;
  const check = () => {
    const unchecked = names.filter(
      (field) => Boolean(form.getValues(field)) && !form.getFieldState(field).error,
    );
    if (unchecked.length > 0) void form.trigger(unchecked);
  };
  return {
    ...form.register(name, {
      onChange: () => {
        form.clearErrors(names);
        form.clearErrors('root');
      },
      onBlur: () => afterPointer(check),
    }),
    error: errorOf(name)?.message,
  };
}
