import type { IMPORT_FORMATS } from '@quizhall/shared/contract/quizzes';
import { readHeader } from './csv-columns.ts';
import { readRecords } from './csv-records.ts';

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is packed, as Excel workbooks are. */
export const isPacked = (bytes: Uint8Array): boolean => ZIP.every((byte, index) => bytes[index] === byte);

const LINES_LOOKED_AT = 20;

/** Whether the first line names the columns of a table with a question and something else. */
function hasTableHeader(text: string): boolean {
  const start = text.split(/\r\n?|\n/, LINES_LOOKED_AT);
  const first = start.find((line) => line.trim()) ?? '';
  const [header] = readRecords(first);
  return header !== undefined && header.cells.length > 1 && readHeader(header.cells) !== undefined;
}

/** Signs of each format, the surer ones first; lengths are bounded so that no text is read twice. */
const SIGNS: { format: ImportFormat; fits: (text: string) => boolean }[] = [
  { format: 'moodlexml', fits: (text) => /^\s*<(?:\?xml|!DOCTYPE|!--|quiz\b|question\b)/i.test(text) },
  { format: 'json', fits: (text) => /^\s*(?:\[\s*\{\s*"|\{\s*")/.test(text) },
  { format: 'opentriviaqa', fits: (text) => /^[ \t]{0,99}#Q\s/m.test(text) },
  { format: 'csv', fits: hasTableHeader },
  { format: 'aiken', fits: (text) => /^[ \t]{0,99}ANSWER:[ \t]{0,99}[A-Z]/m.test(text) },
  {
    format: 'gift',
    fits: (text) =>
      /^[ \t]{0,99}(?:::|\$CATEGORY:)/m.test(text) ||
      /\{\s{0,99}(?:[=~#>]|(?:T|F|TRUE|FALSE)\b|\})/i.test(text),
  },
];

/** The format of a text by its signs; anything without one is read as a table. */
export const detectFormat = (text: string): ImportFormat =>
  SIGNS.find(({ fits }) => fits(text))?.format ?? 'csv';
