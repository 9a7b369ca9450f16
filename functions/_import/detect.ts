import type { IMPORT_FORMATS } from '@quizhall/shared/contract/quizzes';

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The format of a text: OpenTriviaQA marks its questions, anything else is read as a table. */
export const detectFormat = (text: string): ImportFormat => (/^\s*#Q\s/m.test(text) ? 'opentriviaqa' : 'csv');
