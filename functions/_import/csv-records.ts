import { parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Where it begins, counted from 1. */
  line: number;
  cells: string[];
  problem?: string;
}

const DELIMITERS = [',', ';', '\t'];

/** The one that most often stands between cells of the first line. */
function delimiterOf(firstLine: string): string {
  const outsideQuotes = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => outsideQuotes.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

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

/** How many lines the record takes that begins at `from`; undefined when its quotation mark is never closed. */
function lengthOfRecord(lines: readonly string[], from: number, delimiter: string): number | undefined {
  let open = false;
  for (let index = from; index < lines.length; index += 1) {
    open = endsInsideQuotes(lines[index] ?? '', delimiter, open);
    if (!open) return index - from + 1;
  }
  return undefined;
}

/** Quotes that stand inside a cell after a space stay with it; they are taken off here. */
const cleanCell = (cell: string): string =>
  cell.trim().replace(/^"([^]*)"$/, (_, inner: string) => inner.replaceAll('""', '"'));

function readCells(text: string, delimiter: string): string[] {
  const [cells = []] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true });
  return cells.map(cleanCell);
}

/**
 * The records of a comma, semicolon or tab separated text. A record that cannot be read costs itself alone, so a lost
 * quotation mark does not swallow the rest of the file.
 */
export function readRecords(text: string): CsvRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(lines.find((line) => line.trim()) ?? '');
  const records: CsvRecord[] = [];
  for (let index = 0; index < lines.length; ) {
    const length = lengthOfRecord(lines, index, delimiter);
    const source = lines.slice(index, index + (length ?? 1)).join('\n');
    if (length === undefined) {
      records.push({ line: index + 1, cells: [source], problem: 'A quotation mark is not closed' });
    } else if (source.trim()) records.push({ line: index + 1, cells: readCells(source, delimiter) });
    index += length ?? 1;
  }
  return records;
}
