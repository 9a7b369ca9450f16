import type { IMPORT_FORMATS } from '@quizhall/shared/contract/quiz-imports';
import { tableStart } from './csv.ts';

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is packed, as Excel workbooks are. */
export const isPacked = (bytes: Uint8Array): boolean => ZIP.every((byte, index) => bytes[index] === byte);

/** Whether one of the first lines names the columns of a table with a question and something else. */
function hasTableHeader(text: string): boolean {
  const { header } = tableStart(text);
  return header !== undefined && header.width > 1;
}

/** Signs of each format, the surer ones first; lengths are bounded so that no text is read twice. */
const SIGNS: { format: ImportFormat; fits: (text: string) => boolean }[] = [
  // Its name comes after what XML may begin with.
  {
    format: 'qti',
    fits: (text) =>
      /^\s*</.test(text) &&
      /<(?:\w{1,20}:)?(?:assessmentItem|qti-assessment-item)[\s>]/.test(text.slice(0, 4_000)),
  },
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
