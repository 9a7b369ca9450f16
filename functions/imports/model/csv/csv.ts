import {
  findHeader,
  type Header,
  ROWS_LOOKED_AT,
  type Row,
} from '@quizhall/shared/rules/imports/cell-columns';
import { type KeyStyle, styleOf } from '@quizhall/shared/rules/imports/cell-key';
import { withoutGuard } from '@quizhall/shared/rules/imports/cell-text';
import { isTrueFalse } from '@quizhall/shared/rules/imports/cell-type';
import { DELIMITERS, delimiterOf, readRecords, separatorOf, type TableRecord } from './csv-records.ts';
import { readRow } from './csv-rows.ts';
import { excerptOf, type ImportItem, MOST_ITEMS, makeItems, toItem } from '../item.ts';

const clean = (cell: string): string => withoutGuard(cell.replace(/\r\n?/g, '\n').trim());

/** Where only the wrong options have columns of their own, all are sorted, so that their order gives nothing away. */
function withWrong(row: Row): Row {
  if (row.wrong.length === 0) return row;
  const hasOptions = row.options.some(Boolean);
  const options = hasOptions
    ? [...row.options, ...row.wrong]
    : [row.correct, ...row.wrong].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    ...row,
    options,
    numbers: options.map((_, index) => row.numbers[index] ?? Math.max(0, ...row.numbers) + index + 1),
    correct: hasOptions || !row.correct ? row.correct : `#${options.indexOf(row.correct) + 1}`,
  };
}

/** Rows that only number what is not there, as templates have them down to their end. */
const isEmpty = ({ question, options, wrong, correct, explanation, description }: Row): boolean =>
  [question, ...options, ...wrong, correct, explanation, description].every((cell) => !cell);

interface Line extends Omit<TableRecord, 'cells'> {
  cells: readonly string[];
  /** Undefined where the record cannot be read, or is beyond what is read at a time. */
  row?: Row;
}

/** How the keys of a table name options, if all that can be read in one way only are read in the same. */
function styleOfTable(lines: readonly Line[], { keyStyle }: Header): KeyStyle | undefined {
  const styles = new Set<KeyStyle | undefined>([keyStyle]);
  for (const { row } of lines) {
    if (row?.correct && !row.correct.startsWith('#') && row.options.some(Boolean) && !isTrueFalse(row)) {
      styles.add(styleOf(row.correct, row));
    }
  }
  styles.delete(undefined);
  return styles.size === 1 ? [...styles][0] : undefined;
}

const NOT_READ = `This row was not read: ${MOST_ITEMS} at a time are enough`;
const TOO_WIDE =
  'There are more cells than headings: a text that contains the sign between cells has to stand in quotation marks';

/**
 * More cells than headings mean that a text was cut in two, and what is behind it is not what it seems; unless every row
 * ends with one more sign.
 */
function widthOf(records: readonly TableRecord[], { width }: Header): number {
  const endsWithSign = records.length > 1 && records.every(({ cells }) => cells.length > width);
  return endsWithSign ? width + 1 : width;
}

function isTooWide(cells: readonly string[], headings: number, width: number): boolean {
  return cells.length > width || cells.slice(headings).some((cell) => cell.trim());
}

function toLine(record: TableRecord, header: Header): Line {
  if (record.problem || record.cells.length === 0) return record;
  return { ...record, row: withWrong(header.toRow(record.cells.map(clean))) };
}

function toItemOf({ line, cells, changes = [], problem, row }: Line, style?: KeyStyle): ImportItem {
  if (problem || !row) {
    return { line, excerpt: excerptOf(cells.join(' ')), changes: [], problem: problem ?? NOT_READ };
  }
  return toItem({ line, excerpt: excerptOf(row.question || cells.join(' ')) }, () => {
    const made = readRow(row, style);
    return { ...made, changes: [...changes, ...made.changes] };
  });
}

const NO_HEADER = `One of the first ${ROWS_LOOKED_AT} rows has to name the columns, one of them “question”`;

/** The rows of a table under the row that names its columns. `isExact`: no cell of it can have been cut in two. */
export function readTable(records: readonly TableRecord[], { isExact }: { isExact: boolean }): ImportItem[] {
  const [first] = records;
  if (!first) return [];
  const found = findHeader(records);
  if (!found) {
    return [{ line: first.line, excerpt: excerptOf(first.cells.join(' ')), changes: [], problem: NO_HEADER }];
  }
  const { at, header } = found;
  const below = records.slice(at + 1);
  const width = widthOf(below, header);
  const lines = below
    .map((record) =>
      !record.problem && !isExact && isTooWide(record.cells, header.width, width)
        ? { ...record, problem: TOO_WIDE }
        : record,
    )
    .map((record) => toLine(record, header))
    .filter(({ row }) => !row || !isEmpty(row));
  const style = styleOfTable(lines, header);
  return makeItems(lines, (line) => toItemOf(line, style));
}

/** Cells above the questions may have several lines. */
const LINES_LOOKED_AT = 2 * ROWS_LOOKED_AT;

interface Start {
  delimiter: string;
  header?: Header;
}

/** How a text begins as a table: the sign between its cells by which most headings are found. */
export function tableStart(text: string): Start {
  const lines = text.split(/\r\n|\r|\n/, LINES_LOOKED_AT);
  const start = lines.join('\n');
  const readWith = (delimiter: string): Start => {
    const found = findHeader(readRecords(start, delimiter));
    return { delimiter, ...(found && { header: found.header }) };
  };
  const usual = separatorOf(lines[0]) ?? delimiterOf(lines.find((line) => line.trim()) ?? '');
  const first = readWith(usual);
  if (first.header?.hasKey) return first;
  return DELIMITERS.filter((delimiter) => delimiter !== usual)
    .map(readWith)
    .reduce((best, next) => ((next.header?.fit ?? 0) > (best.header?.fit ?? 0) ? next : best), first);
}

/**
 * Reads a table with a row of headings: question, type, option1 …, correct, points, timeLimit, explanation, difficulty,
 * tags, grading, in any order and under common other names. `correct` names options by text, letter or number, several
 * of them separated by `;`; for written answers `|` separates what is accepted and `;` the blanks.
 */
export const readCsv = (text: string): ImportItem[] =>
  readTable(readRecords(text, tableStart(text).delimiter), { isExact: false });
