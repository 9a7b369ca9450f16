import { LIMITS } from '@quizhall/shared/model/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { ImportFailed, importQuestions, type ImportResult, type ImportSource } from './import-questions.ts';
import { messages } from '../editor/messages.ts';

/**
 * True if no format was detected. The reader then assumes a table and only reports that the first line has no column
 * names.
 */
function isUnrecognized({ format, questions, report }: ImportResult): boolean {
  const [only, ...more] = report;
  return format === 'csv' && questions.length === 0 && more.length === 0 && only?.line === 1;
}

export const IMPORT_MAX_BYTES = LIMITS.importBytes;

/** State of an import. `error` is the message to display. */
export function useImport() {
  /** Upload progress in percent; undefined without an upload. */
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef(new AbortController());
  const { mutate, reset, ...mutation } = useMutation({
    mutationFn: (source: ImportSource) => {
      running.current = new AbortController();
      return importQuestions(source, { onProgress: setUploaded, signal: running.current.signal });
    },
    onSettled: () => setUploaded(undefined),
  });
  useEffect(() => () => running.current.abort(), []);
  const unrecognized = mutation.data !== undefined && isUnrecognized(mutation.data);
  const refused = mutation.data?.refused;
  return {
    read: mutate,
    reset,
    /** Cancels the import. */
    cancel: () => {
      running.current.abort();
      reset();
      setUploaded(undefined);
    },
    reading: mutation.isPending,
    uploaded,
    /** Encoding used for a text file. */
    encoding: mutation.data?.encoding,
    result: unrecognized || refused ? undefined : mutation.data,
    /** True if the text matches no supported format. */
    unrecognized: unrecognized && !refused,
    error: mutation.error ? explain(mutation.error) : refused,
  };
}

function explain(error: Error): string {
  if (error instanceof ImportFailed) return error.message || messages.errors.import;
  if (hasCode(error, 'NETWORK')) return API_MESSAGES.network;
  if (hasCode(error, 'TOO_LARGE')) return messages.import.tooLong;
  const field = hasCode(error, 'INVALID_INPUT') ? Object.values(error.errors ?? {})[0] : undefined;
  return field ?? serverMessage(error, messages.errors.import);
}
