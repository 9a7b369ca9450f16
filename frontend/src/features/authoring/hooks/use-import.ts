import { LIMITS } from '@quizhall/shared/model/limits';
import { useMutation } from '@tanstack/react-query';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { type ImportSource, importQuestions } from '../api/import-questions.ts';
import { messages } from '../messages.ts';
import { isUnrecognized } from '../model/import-outcome.ts';

export const IMPORT_MAX_BYTES = LIMITS.multipartBytes;

/** Reads questions from a text or file; `error` is what to tell the person. */
export function useImport() {
  const mutation = useMutation({ mutationFn: (source: ImportSource) => importQuestions(source) });
  const unrecognized = mutation.data !== undefined && isUnrecognized(mutation.data);
  return {
    read: mutation.mutate,
    reset: mutation.reset,
    reading: mutation.isPending,
    result: unrecognized ? undefined : mutation.data,
    /** The answer: nothing in this text looks like a format that can be read. */
    unrecognized,
    error: mutation.error ? explain(mutation.error) : undefined,
  };
}

function explain(error: Error): string {
  if (hasCode(error, 'NETWORK')) return API_MESSAGES.network;
  if (hasCode(error, 'TOO_LARGE')) return messages.import.tooLong;
  const field = hasCode(error, 'INVALID_INPUT') ? Object.values(error.errors ?? {})[0] : undefined;
  return field ?? serverMessage(error, messages.errors.import);
}
