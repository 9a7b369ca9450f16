import { toast } from 'react-hot-toast';
import { sharedText } from './language.ts';

/** An error toast. It does not stack up when several things fail for the same reason, which is the message unless told. */
export function showError(message: string, reason = message): void {
  toast.error(sharedText(message), { id: reason });
}
