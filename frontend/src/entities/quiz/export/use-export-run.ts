import { useState } from 'react';
import type { Exported, ExportFormat } from './formats.ts';
import { forgetRun, type KeptRun, keepRun, readKeptRun } from './kept-run.ts';

/** The background export of a quiz that this person began on this device, if there is one. */
export function useExportRun(quizId: string, of: Exported) {
  const [run, setRun] = useState(() => readKeptRun(quizId, of));
  return {
    run,
    keep: (runId: string, format: ExportFormat) => {
      const begun: KeptRun = { runId, format, askedAt: new Date().toISOString() };
      keepRun(quizId, begun, of);
      setRun(begun);
    },
    forget: () => {
      forgetRun(quizId, of);
      setRun(undefined);
    },
  };
}
