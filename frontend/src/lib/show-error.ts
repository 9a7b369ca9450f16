import { toast } from 'react-hot-toast';

/** An error toast. The same message does not stack up when several things fail for the same reason. */
export function showError(message: string): void {
  toast.error(message, { id: message });
}
