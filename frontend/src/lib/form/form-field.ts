import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPointer } from '../after-pointer.ts';

/**
 * Connects a text field with react-hook-form in the manner of the site: a field that holds something is checked when
 * it is left, editing clears its error, and everything is checked on submit. A field that is merely passed
 * through says nothing, and what a server said about a field stands until the field is edited.
 * @param together fields that are checked and cleared along with this one, such as a repeated password
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
