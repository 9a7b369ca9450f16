import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { useState } from 'react';
import { forgetRun, type KeptRun, keepRun, readKeptRun } from './kept-run.ts';

/** The background export of a quiz that this person began on this device, if there is one. */
export function useExportRun(quizId: string) {
  const [run, setRun] = useState(() => readKeptRun(quizId));
  return {
    run,
    keep: (runId: string, format: QuizExportFormat) => {
      const begun: KeptRun = { runId, format, askedAt: new Date().toISOString() };
      keepRun(quizId, begun);
      setRun(begun);
    },
    forget: () => {
      forgetRun(quizId);
      setRun(undefined);
    },
  };
}
