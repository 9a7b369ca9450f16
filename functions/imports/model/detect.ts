import type { IMPORT_FORMATS } from '@quizhall/shared/contract/imports/quiz-imports';
import { tableStart } from './csv/csv.ts';
import { answerOn } from './list/list-words.ts';

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const LINES_LOOKED_AT = 200;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is packed, as Excel workbooks are. */
export const isPacked = (bytes: Uint8Array): boolean => ZIP.every((byte, index) => bytes[index] === byte);

/** Whether one of the first lines names the columns of a table with a question and something else. */
function hasTableHeader(text: string): boolean {
  const { header } = tableStart(text);
  return header !== undefined && header.width > 1;
}

const OPTION_A =
  /^[ \t]{0,99}(?:[-*•✓✔✅][ \t]{0,9})?(?:\*\*|__|==|\\?\*)?[([]?[Aa][).:\]](?:\*\*)?[ \t]{0,9}\S/mu;
const OPTION_B =
  /(?:^|[ \t])(?:[-*•✓✔✅][ \t]{0,9})?(?:\*\*|__|==|\\?\*)?[([]?[Bb][).:\]](?:\*\*)?[ \t]{0,9}\S/mu;
const BOXES = /^[ \t]{0,99}(?:[-*•][ \t]{1,9})?(?:\[[xX]\]|[☑☒✅])[ \t]/mu;

/** A line with a star, a tick or all of it bold, or with a word that says it is right. */
const MARKED_LINE =
  /^[ \t]{0,99}(?:\*[^\s*]|[✓✔✅]|\*\*[^*\n]{1,300}\*\*[ \t]*$|==[^=\n]{1,300}==[ \t]*$)|[^\s*]\*[ \t]{0,9}$|(?:[✓✔✅]|\((?:correct|richtig|correcte?|correct[ao])\))[ \t]{0,9}$/im;

/** A list as people write it: options with letters, or a line that names the answer. */
function looksLikeList(text: string): boolean {
  if ((OPTION_A.test(text) && OPTION_B.test(text)) || BOXES.test(text) || MARKED_LINE.test(text)) return true;
  return text
    .split('\n', LINES_LOOKED_AT)
    .some((line) => line.length < 500 && answerOn(line.trim()) !== undefined);
}

/** Signs of each format, the surer ones first; lengths are bounded so that no text is read twice. */
const SIGNS: { format: ImportFormat; fits: (text: string) => boolean }[] = [
  // Its name comes after what XML may begin with.
  {
    format: 'qti',
    fits: (text) =>
      /^\s*</.test(text) &&
      /<(?:\w{1,20}:)?(?:assessmentItem|qti-assessment-item|questestinterop)[\s>]/.test(text.slice(0, 4_000)),
  },
  { format: 'moodlexml', fits: (text) => /^\s*<(?:\?xml|!DOCTYPE|!--|quiz\b|question\b)/i.test(text) },
  { format: 'json', fits: (text) => /^\s*(?:\[\s*\{\s*"|\{\s*")/.test(text) },
  { format: 'opentriviaqa', fits: (text) => /^[ \t]{0,99}#Q\s/m.test(text) },
  { format: 'csv', fits: hasTableHeader },
  { format: 'aiken', fits: (text) => /^[ \t]{0,99}ANSWER[ \t]{0,9}[:：][ \t]{0,99}\(?[A-Z]/m.test(text) },
  {
    format: 'gift',
    fits: (text) =>
      /^[ \t]{0,99}(?:::|\$CATEGORY:)/m.test(text) ||
      /\{\s{0,99}(?:[=~#>]|(?:T|F|TRUE|FALSE)\s{0,9}[}#])/i.test(text),
  },
  { format: 'list', fits: looksLikeList },
  { format: 'gift', fits: (text) => /\{\s{0,99}(?:(?:T|F|TRUE|FALSE)\b|\})/i.test(text) },
];

/** The format of a text by its signs; anything without one is read as a table. */
export const detectFormat = (text: string): ImportFormat =>
  SIGNS.find(({ fits }) => fits(text))?.format ?? 'csv';
