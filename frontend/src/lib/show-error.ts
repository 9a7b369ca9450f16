import { toast } from 'react-hot-toast';
import { say } from './language.ts';

/** An error toast. The same message does not stack up when several things fail for the same reason. */
export function showError(message: string): void {
  toast.error(say(message), { id: message });
}
