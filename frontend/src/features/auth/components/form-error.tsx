import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';

/** What went wrong with the form as a whole. */
export function FormError<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const message = form.formState.errors.root?.message;
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
