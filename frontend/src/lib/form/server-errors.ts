import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, hasCode, serverMessage } from '../api/errors.ts';

export interface FailureOptions<Fields extends FieldValues> {
  /** Message if the server sends none. */
  failed: string;
  /** Message if there is no response, instead of the standard one. */
  offline?: string | undefined;
  /** A toast says that no answer came: the form shows `failed`. */
  toast?: boolean | undefined;
  /** The field under which the message stands when the server names none; without it, above the form. */
  under?: FieldPath<Fields> | undefined;
  /** The form's name of a field that the server names; its own unless given. */
  fieldOf?: ((name: string) => string) | undefined;
}

/** Type of the error `root` where no answer came: `FormError` offers to send the form again. */
export const NO_ANSWER = 'no-answer';

/**
 * Shows what a server refused: beside the fields that it names, the first one focused; everything else above the form.
 * When it asks to wait, `root.wait` holds until when (epoch ms, as its type), for a `FormError`.
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
