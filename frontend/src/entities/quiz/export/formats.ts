import type {
  DIRECT_RESULTS_FORMATS,
  QuizExportFormat,
} from '@quizhall/shared/contract/exports/quiz-exports';

/** What the results of a quiz are written as. */
export type ResultsFormat = (typeof DIRECT_RESULTS_FORMATS)[number];
/** Results and questions, as the direct download names them. */
export type ExportFormat = QuizExportFormat | ResultsFormat;

/** What an export is of. */
export type Exported = 'questions' | 'results';

/** Formats that need no right to see who took the quiz. */
export const NAMES_NOBODY: readonly ResultsFormat[] = ['pdf'];
