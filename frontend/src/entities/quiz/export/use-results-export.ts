import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import toast from 'react-hot-toast';
import { saveFile } from '@/lib/save-file.ts';
import { writeFile } from './calls.ts';
import type { ResultsFormat } from './formats.ts';
import { keepRun } from './kept-run.ts';
import { messages as TEXT } from './messages.ts';

interface Wanted {
  id: string;
  format: ResultsFormat;
}

/**
 * Has the results of a quiz saved as a file. What takes longer goes on in the background: `begun` names the quiz and its
 * run, for the dialog that tells of it.
 */
export function useResultsExport(done: (format: ResultsFormat) => string) {
  const [begun, setBegun] = useState<{ id: string; runId: string }>();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, format }: Wanted) => writeFile(id, format, false),
    onSuccess: (file, { id, format }) => {
      if ('runId' in file) {
        keepRun(id, { runId: file.runId, format, askedAt: new Date().toISOString() }, 'results');
        setBegun({ id, runId: file.runId });
        return;
      }
      saveFile(file);
      toast.success(done(format));
    },
    onError: () => toast.error(TEXT.failed),
  });
  return {
    save: useCallback((id: string, format: ResultsFormat) => mutate({ id, format }), [mutate]),
    pending: isPending ? variables.format : undefined,
    begun,
  };
}
