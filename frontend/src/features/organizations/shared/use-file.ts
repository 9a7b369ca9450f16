import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '@/lib/api/errors.ts';
import { saveFile } from '@/lib/save-file.ts';
import { showError } from '@/lib/show-error.ts';
import { messages } from '../dashboard/dashboard-messages.ts';

/** Downloads a file from the server. A failure is displayed as a toast. */
export function useFile(read: () => Promise<ReceivedFile>) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: (error) => showError(serverMessage(error, messages.changeFailed)),
  });
  return { save: () => mutate(), saving: isPending };
}
