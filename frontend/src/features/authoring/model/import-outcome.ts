import type { ImportResult } from '../api/import-questions.ts';

/**
 * Whether the reader found the signs of no format. It then takes the text for a table, and the only thing that it has
 * to say is that the first line names no columns.
 */
export function isUnrecognized({ format, questions, report }: ImportResult): boolean {
  const [only, ...more] = report;
  return format === 'csv' && questions.length === 0 && more.length === 0 && only?.line === 1;
}
