import { type FieldPath, useFormContext } from 'react-hook-form';
import { formField } from '@/lib/form/form-field.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { CreationForm } from './creation-form.ts';

/** A text field of the organization that is being filled in. */
export function useCreationText() {
  const form = useFormContext<CreationForm>();
  return (name: FieldPath<CreationForm>) => formField(form, name);
}

/** A choice of the organization that is being filled in. */
export function useCreationChoice<Name extends FieldPath<CreationForm>>(name: Name) {
  const form = useFormContext<CreationForm>();
  return useFormControl(form, name);
}
