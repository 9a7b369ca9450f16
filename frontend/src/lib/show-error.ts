import { toast } from 'react-hot-toast';
import { sharedText } from './language.ts';

/** Shows an error toast. Errors with the same reason (by default the message) do not stack. */
export function showError(message: string, reason = message): void {
  toast.error(sharedText(message), { id: reason });
}
