import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showError } from '@/lib/show-error.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { showServerErrors } from '@/lib/server-errors.ts';

interface Where<Values extends FieldValues> {
  /** The form's own fields, in order. */
  fields: readonly FieldPath<Values>[];
  /** The field under which the message stands when the server names none; without it, above the form. */
  under?: FieldPath<Values>;
  /** Said when the server says nothing. */
  fallback: string;
}

/**
 * Shows a failed submit in a toast and in the form (spec 1 §8); what was typed stays. Without an answer the toast says
 * why, and the form says what did not happen.
 */
export function showFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { fields, under, fallback }: Where<Values>,
): void {
  const message = serverMessage(error, fallback);
  showError(hasCode(error, 'NETWORK') ? error.message : message);
  if (hasCode(error, 'TOO_MANY') && error.retryAfter) {
    return form.setError('root.wait', { type: String(Date.now() + error.retryAfter * 1_000), message });
  }
  const elsewhere = showServerErrors(error, fields, form.setError);
  if (!elsewhere)
    form.setError(under ?? 'root', { type: 'server', message }, { shouldFocus: Boolean(under) });
  else if (elsewhere.length > 0) form.setError('root', { type: 'server', message: elsewhere.join(' ') });
}
