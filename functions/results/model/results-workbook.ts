import { keepCodes } from '../../exports/model/excel.ts';
import type { About } from './results-context.ts';
import type { PagedFormat } from './paged-format.ts';
import {
  ANSWER_HEADING,
  answerRowsOf,
  type Cell,
  headingOf,
  questionTable,
  reliabilityTable,
  rowOf,
} from './results-table.ts';
import { type Entry, zipOf } from './results-archive.ts';

/** What Excel takes (its "specifications and limits"). */
const MOST_LETTERS = 32_767;
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `STYLES`. */
const HEADING = 1;
const DATE = 2;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDE9FE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold. */
const NEVER = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function textCell(text: string, style: number): string {
  const whole = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
  const written = keepCodes(whole.toWellFormed().replace(NEVER, ''));
  const cell = written.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${cell}</t></is></c>`;
}

/** Days since the end of 1899, as Excel counts them. */
const serialOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

function cellOf(cell: Cell, style = 0): string {
  if (cell === undefined || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') return textCell(cell, style);
  return `<c s="${DATE}"><v>${serialOf(cell)}</v></c>`;
}

/** A column by its letters: A, …, Z, AA, … */
function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? lettersOf(rest) : '') + String.fromCodePoint(65 + ((column - 1) % 26));
}
const LETTERS = Array.from({ length: MOST_COLUMNS }, (_, at) => lettersOf(at + 1));

/** The address of each row and cell. Excel does without, some libraries do not. */
function numbered(text: string, before: number): { text: string; rows: number } {
  let rows = before;
  let column = 0;
  const addressed = text.replaceAll(/<row>|<c(?=[ />])/g, (tag) => {
    if (tag === '<c') return `<c r="${LETTERS[column++]}${rows}"`;
    rows += 1;
    column = 0;
    return `<row r="${rows}">`;
  });
  return { text: addressed, rows };
}

const rowXml = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => cellOf(cell, style))
    .join('')}</row>`;
const rowsXml = (rows: readonly Cell[][]): string => rows.map((row) => rowXml(row)).join('');

/** Up to and with the heading, which stays in sight. */
const sheetStart = (heading: readonly Cell[], widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${rowXml(heading, HEADING)}`;
const SHEET_END = '</sheetData></worksheet>';

const NAME_WIDTH = 26;
const TEXT_WIDTH = 48;

/** Of what every submission has, up to its dates. */
const FACT_WIDTHS = [9, 20, 10, 9, 15, 9, 17, 20, 20];

/** The dates stand behind the further fields. */
const submissionWidths = ({ fields }: About): number[] => [
  NAME_WIDTH,
  NAME_WIDTH,
  ...fields.map(() => 16),
  ...FACT_WIDTHS,
];

const TOO_MANY =
  'More answers than one sheet can hold: all of them are in the columns of the first sheet, and in the JSON file.';

const answersFit = ({ mostAnswers }: About): boolean => mostAnswers < MOST_ROWS;

const NAMES = ['Submissions', 'Answers', 'Questions'];

const RELS = `${PACKAGE}/relationships`;
const part = (name: string, type: string): string =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const sheetName = (at: number): string => `worksheets/sheet${at + 1}`;

const AROUND: Entry[] = [
  {
    name: '[Content_Types].xml',
    text: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${NAMES.map((_, at) => part(sheetName(at), 'worksheet')).join('')}</Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${XML}<Relationships xmlns="${RELS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${NAMES.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `${XML}<Relationships xmlns="${RELS}">${NAMES.map((_, at) => relation(at + 1, 'worksheet', `${sheetName(at)}.xml`)).join('')}${relation(NAMES.length + 1, 'styles', 'styles.xml')}</Relationships>`,
  },
  { name: 'xl/styles.xml', text: STYLES },
];

/** A workbook (ECMA-376) that is written a page after the other, which the library of the questions cannot; no cell is a formula. */
export const xlsx: PagedFormat = {
  contentType: `${TYPE}.sheet`,
  ending: '.results.xlsx',
  packed: true,
  numbered,
  page: (about, submissions, { first }) => {
    const fits = answersFit(about);
    const starts = !first
      ? ['', '']
      : [
          sheetStart(headingOf(about), submissionWidths(about)),
          sheetStart(ANSWER_HEADING, [NAME_WIDTH, NAME_WIDTH, 9, 16, TEXT_WIDTH, TEXT_WIDTH]) +
            (fits ? '' : rowXml([TOO_MANY])),
        ];
    return [
      starts[0] + rowsXml(submissions.map((submission) => rowOf(submission, about))),
      starts[1] + (fits ? rowsXml(submissions.flatMap((submission) => answerRowsOf(submission, about))) : ''),
    ];
  },
  frame: (about, lanes) => {
    const [heading = [], ...questions] = questionTable(about);
    return zipOf(
      [
        ...AROUND,
        ...[0, 1].map((lane) => ({ name: `xl/${sheetName(lane)}.xml`, lane, end: SHEET_END })),
        {
          name: `xl/${sheetName(2)}.xml`,
          text: numbered(
            `${sheetStart(heading, [16, TEXT_WIDTH, 16, 9, 24, 12, 20, 17])}${rowsXml([...questions, [], ...reliabilityTable(about)])}${SHEET_END}`,
            0,
          ).text,
        },
      ],
      lanes,
    );
  },
};
