import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Connects a text field with react-hook-form in the manner of the site: a field that holds something is checked when
 * it is left, editing clears its error (spec 1 §5), and everything is checked on submit. A field that is merely passed
 * through says nothing: a message that appears under the pointer would push the next button away from it.
 * @param together fields that are checked and cleared along with this one, such as a repeated password
 */
export function formField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  together: readonly FieldPath<Values>[] = [],
) {
  const names = [name, ...together];
  const filled = () => names.filter((each) => Boolean(form.getValues(each)));
  return {
    ...form.register(name, {
      onChange: () => {
        form.clearErrors(names);
        form.clearErrors('root');
      },
      onBlur: () => void form.trigger(filled()),
    }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
