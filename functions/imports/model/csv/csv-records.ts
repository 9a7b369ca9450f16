import { CsvError, parse } from 'csv-parse/sync';
import { MOST_ITEMS } from '../item.ts';

/** A row of a table, wherever it comes from. */
export interface TableRecord {
  /** Where it begins, counted from 1. */
  line: number;
  cells: string[];
  /** What had to be changed to read it. */
  changes?: string[];
  problem?: string;
}

export const DELIMITERS = [',', ';', '\t'];

/** The sign that most often stands between cells of the first line. */
export function delimiterOf(firstLine: string): string {
  const outsideQuotes = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => outsideQuotes.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** The separator that Excel's own first line `sep=;` names. */
export const separatorOf = (firstLine = ''): string | undefined =>
  /^\uFEFF?"?sep=(.)"?\s*$/i.exec(firstLine.replace(/[\r\n]+$/, ''))?.[1];

/** Whether a quoted cell is still open at the end of this line. */
function endsInsideQuotes(line: string, delimiter: string, wasOpen: boolean): boolean {
  let open = wasOpen;
  let atStart = !wasOpen;
  for (let index = 0; index < line.length; index += 1) {
    const char = line[index];
    if (open) {
      if (char === '"' && line[index + 1] === '"') index += 1;
      else if (char === '"') open = false;
    } else if (char === delimiter) atStart = true;
    else if (char === '"' && atStart) open = true;
    if (char !== delimiter && char !== ' ') atStart = false;
  }
  return open;
}

/**
 * For every line: how many lines a record takes that begins there; undefined when its quotation mark is never closed.
 * Reckoned from the last line backwards, because looking ahead from every line would read the rest of the file again.
 */
function lengthsOfRecords(lines: readonly string[], delimiter: string): (number | undefined)[] {
  const lengths: (number | undefined)[] = [];
  /** Where a quotation mark is closed that is still open at the beginning of the next line. */
  let closedAt: number | undefined;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    const end = endsInsideQuotes(line, delimiter, false) ? closedAt : index;
    lengths[index] = end === undefined ? undefined : end - index + 1;
    if (!endsInsideQuotes(line, delimiter, true)) closedAt = index;
  }
  return lengths;
}

/** Text behind a closing quotation mark makes the mark a part of the text. */
const cleanCell = (cell: string): string =>
  cell.trim().replace(/^"([^]*)"$/, (_, inner: string) => inner.replaceAll('""', '"'));

const OPTIONS = { relax_quotes: true, relax_column_count: true };

function readCells(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());
  try {
    const [cells = []] = parse(text, { ...OPTIONS, delimiter, trim: true });
    return cells;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [cells = []] = parse(text, { ...OPTIONS, delimiter });
    return cells.map(cleanCell);
  }
}

/**
 * The records of a comma, semicolon or tab separated text. A record that cannot be read costs itself alone, so a lost
 * quotation mark does not swallow the rest of the file.
 */
export function readRecords(text: string, delimiter: string): TableRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const lengths = lengthsOfRecords(lines, delimiter);
  const records: TableRecord[] = [];
  for (let index = 0; index < lines.length; ) {
    const length = lengths[index];
    const source = lines.slice(index, index + (length ?? 1)).join('\n');
    if (length === undefined) {
      records.push({ line: index + 1, cells: [source], problem: 'A quotation mark is not closed' });
    } else if (source.trim())
      records.push({
        line: index + 1,
        cells: records.length > MOST_ITEMS + 1 ? [] : readCells(source, delimiter),
      });
    index += length ?? 1;
  }
  return records;
}
