import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, hasCode, serverMessage } from '../api/errors.ts';

export interface FailureOptions<Fields extends FieldValues> {
  /** Message if the server sends none. */
  failed: string;
  /** Message if there is no response, instead of the standard one. */
  offline?: string | undefined;
  /** The toast reports a missing response; the form shows `failed`. */
  toast?: boolean | undefined;
  /** Field for a message without a field name; if omitted, the message is shown above the form. */
  under?: FieldPath<Fields> | undefined;
  /** Maps a server field to the form's field; the same name by default. */
  fieldOf?: ((name: string) => string) | undefined;
}

/** Type of the `root` error if there was no response: `FormError` offers to submit again. */
export const NO_ANSWER = 'no-answer';

/**
 * Shows server errors next to the fields they name and focuses the first one. Other errors are shown above the
 * form. For a rate limit, `root.wait` holds the retry time (epoch ms, as its type) for `FormError`.
 */
export function showServerErrors<Fields extends FieldValues, Values>(
  form: Pick<UseFormReturn<Fields, unknown, Values>, 'getValues' | 'setError'>,
  error: unknown,
  { failed, offline, toast = false, under, fieldOf = (name) => name }: FailureOptions<Fields>,
): void {
  const isOffline = hasCode(error, 'NETWORK');
  const offlineText = toast ? failed : offline;
  const message = (isOffline && offlineText) || serverMessage(error, failed);
  if (hasCode(error, 'TOO_MANY') && error.retryAfter) {
    return form.setError('root.wait', { type: String(Date.now() + error.retryAfter * 1_000), message });
  }
  const fields = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  if (fields.length === 0) {
    const type = isOffline && !toast ? NO_ANSWER : 'server';
    return form.setError(under ?? 'root', { type, message }, { shouldFocus: Boolean(under) });
  }
  const order = Object.keys(form.getValues());
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const named = fields.map(([name, text]) => ({ path: fieldOf(name), text }));
  const own = named.filter(({ path }) => placeOf(path) >= 0);
  own.sort((a, b) => placeOf(a.path) - placeOf(b.path));
  own.forEach(({ path, text }, index) => {
    const field = path as FieldPath<Fields>;
    form.setError(field, { type: 'server', message: text }, { shouldFocus: index === 0 });
  });
  const elsewhere = named.filter(({ path }) => placeOf(path) < 0).map(({ text }) => text);
  if (elsewhere.length > 0) form.setError('root', { type: 'server', message: elsewhere.join(' ') });
}
