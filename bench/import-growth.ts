import { detectFormat } from '@quizhall/functions/imports/model/detect.ts';
import { readWorkbook } from '@quizhall/functions/imports/model/excel/excel-workbook.ts';
import { htmlToMarkdown, looksLikeHtml } from '@quizhall/functions/imports/model/html/html.ts';
import { readQuestions } from '@quizhall/functions/imports/model/index.ts';
import { TooMuch } from '@quizhall/functions/imports/model/xml/xml-events.ts';
import { IMPORT_FORMATS } from '@quizhall/shared/contract/imports/quiz-imports';

/** Whether reading takes time in proportion to the length of a text, also of one that is made to be slow. */

/** Texts that make careless readers go back over and over: openings without ends, and repetitions. */
const PIECES = [
  '\n',
  '\r',
  ' ',
  '\t',
  '{',
  '}',
  '{=',
  '~',
  '=a',
  '#',
  '####',
  '::',
  '\\',
  '{T}\n\n',
  'a{=b}\n\n',
  '$CATEGORY:',
  '//\n',
  '<',
  '<a ',
  '<p>',
  '<b>',
  '</b>',
  '<!--',
  '<![CDATA[',
  ']]>',
  '&',
  '&#',
  '&amp',
  '<question>',
  '<question type="cloze">',
  '{1:SA:',
  '"',
  '""',
  '",',
  'x,"y","\n',
  '"""\n',
  ',',
  'a,',
  '[',
  '[{"',
  '{"questions":[',
  '\\"',
  '#Q\n',
  '#Q a\n^ b\n',
  '^\n',
  'A. ',
  'A. a\n',
  'ANSWER: A\n',
  '*',
  '\\*',
  '_',
  '___ ',
  '%',
  '%1',
  '[html]',
  '->',
  '=>',
  '=%0%a*',
  '// [tag:',
  'A)x\n',
  '1. ',
  '**',
  '***a',
  '`a',
  '[a](https://b',
  '<sup>a',
  '<b>*a</b>_',
  'a<b ',
  '<b a="',
  '<math><msup>',
  '<mi>a</mi>',
  '<question/>',
  '\u00a0',
];
const OPENINGS = [
  '',
  'question,option1,option2,correct\n',
  'Q {',
  '<quiz><question type="cloze"><questiontext><text>',
  '{"questions":[{"question":"',
];

const SHEETS = [
  '<',
  '>',
  '&',
  '&#',
  ' ',
  'x',
  '</a>',
  '</row>',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<?',
  '<a ',
  '="',
];

const GROWTH = 8;
/** Work in proportion grows eightfold; work that grows with the square sixty-fourfold. */
const TOLERATED = 24;
/** What is faster than this tells nothing. */
const NOISE_MS = 60;

const TEXT_FORMATS = IMPORT_FORMATS.filter((format) => format !== 'excel');

async function readAsAnything(source: string): Promise<void> {
  detectFormat(source);
  looksLikeHtml(source);
  htmlToMarkdown(source);
  for (const format of TEXT_FORMATS) await readQuestions({ source, format });
}

const PARTS: [string, string][] = [
  ['xl/workbook.xml', '<workbook><sheets><sheet name="S" id="r1"/></sheets></workbook>'],
  ['xl/_rels/workbook.xml.rels', '<r><Relationship Id="r1" Target="s.xml"/></r>'],
];

async function readSheet(sheet: string): Promise<void> {
  try {
    readWorkbook(new Map([...PARTS, ['xl/s.xml', sheet]]));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Undefined where the time is in proportion. */
async function finding(
  name: string,
  read: (source: string) => Promise<void>,
  textOf: (length: number) => string,
  small: number,
): Promise<string | undefined> {
  const [short, long] = [textOf(small), textOf(small * GROWTH)];
  const before = await timeOf(() => read(short));
  const after = await timeOf(() => read(long));
  const isSlow = after > TOLERATED * (before + NOISE_MS);
  return isSlow
    ? `${name}: ${before.toFixed(0)} ms → ${after.toFixed(0)} ms for ${GROWTH} × as much`
    : undefined;
}

/** The texts whose reading grows faster than they do; each is a way to keep a function busy. */
export async function slowTexts(): Promise<string[]> {
  const findings: (string | undefined)[] = [];
  for (const opening of OPENINGS)
    for (const piece of PIECES) {
      const textOf = (length: number) => opening + piece.repeat(Math.ceil(length / piece.length));
      findings.push(await finding(JSON.stringify([opening, piece]), readAsAnything, textOf, 12_000));
    }
  for (const piece of SHEETS) {
    const textOf = (length: number) => piece.repeat(length / piece.length);
    findings.push(await finding(`sheet of ${piece}`, readSheet, textOf, 50_000));
  }
  return findings.filter((text) => text !== undefined);
}
