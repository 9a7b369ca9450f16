import { type FieldPath, useFormContext } from 'react-hook-form';
import { formField } from '@/lib/form/form-field.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import type { CreationForm } from './creation-form.ts';

/** Text fields of the new organization. */
export function useCreationText() {
  const form = useFormContext<CreationForm>();
  return (name: FieldPath<CreationForm>) => formField(form, name);
}

/** Choice field of the new organization. */
export function useCreationChoice<Name extends FieldPath<CreationForm>>(name: Name) {
  const form = useFormContext<CreationForm>();
  return useFormControl(form, name);
}
