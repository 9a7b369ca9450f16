import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api/errors.ts';

/**
 * Puts the server's field errors beside the fields of a form, the first one focused. Returns the messages of fields
 * that the form does not have, which the caller must show elsewhere; undefined when the server named no fields.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string[] | undefined {
  if (!(error instanceof ApiError) || !error.errors) return undefined;
  const entries = Object.entries(error.errors);
  const own = fields.flatMap((field) =>
    entries.filter(([name]) => name === field).map(([, message]) => ({ field, message })),
  );
  own.forEach(({ field, message }, index) => {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return entries.filter(([name]) => !own.some(({ field }) => field === name)).map(([, message]) => message);
}
